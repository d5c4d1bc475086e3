import type { Picture } from '#src/domain/contentTypes.ts';
import { vets } from '#content/vets.ts?each=figure.src&first=4';

/** The portraits on the first screen of /: the first four vets'. The rest of their records comes later. */
export const teamPictures = vets.map((src): Picture => ({ src, width: 400, height: 480, alt: '' }));
