import cat from '#content/pictures/scenes/waitcat.svg';
import { brand } from '#content/brand.yaml';

/** What the visit lists show besides the visits: the picture of an empty list, and the support address. */
export const visitsContent = {
  picture: {
    src: cat,
    width: 300,
    height: 225,
    alt: '',
    moving: () => import('#content/pictures/scenes/waitcat.svg?moving'),
  },
  email: brand.email,
};
