import type { Picture } from '#src/domain/contentTypes.ts';
import { vets } from '#content/vets.yaml';

/** The portraits on the first screen of /: the first four vets'. */
export const teamPictures = vets
  .slice(0, 4)
  .map(({ figure }): Picture => ({ src: figure.src, width: 400, height: 480, alt: '' }));
