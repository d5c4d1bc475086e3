import type { Picture } from '#src/domain/contentTypes.ts';
import { vets } from '#content/vets.ts?only=figure.src,figure.width,figure.height&first=4';

/** The portraits on the first screen of /: the first four vets'. The rest of their records comes later. */
export const teamPictures: Picture[] = vets.map(({ figure }) => ({ ...figure, alt: '' }));
