import type { Picture } from '#src/domain/contentTypes.ts';
import { vets } from '#content/vets.yaml';

/** Whether a picture of the team shows people whom nobody knows: drawn ones, where the vets have photographs. */
export function isOfStrangers({ src }: Picture): boolean {
  return typeof src === 'string' && vets.some(({ figure }) => typeof figure.src !== 'string');
}
