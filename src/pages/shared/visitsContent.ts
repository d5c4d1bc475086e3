import { brand } from '#content/brand.ts';
import waitingCat from '#content/pictures/scenes/waitcat.svg';

/** Shown by the visit lists besides the visits: the picture of an empty list, and the support address. */
export const visitsContent = {
  picture: { src: waitingCat, width: 300, height: 225, alt: '' },
  email: brand.email,
};
