import type { Picture } from '#src/domain/contentTypes.ts';
import scene from '#content/pictures/scenes/login.svg';

/** The decorative picture beside the login form. What matters in it stands in the middle sixth. */
export const loginScene: Picture = { src: scene, width: 2000, height: 1100, alt: '' };
