import type { Picture } from '#src/domain/contentTypes.ts';
import cat from '#src/assets/pictures/scenes/waitcat.svg';

/** Stands where a list of visits would, when there are none. */
export const waitingCat: Picture = { src: cat, width: 300, height: 225, alt: '' };
