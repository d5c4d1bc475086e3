import type { Picture } from '#src/domain/contentTypes.ts';
import cat from '#content/pictures/scenes/cat-bare.svg';
import vet from '#content/pictures/scenes/vet-bare.svg';

/** The decorative pictures beside the login form. */
export const loginScene = {
  cat: { src: cat, width: 340, height: 420, alt: '' },
  vet: { src: vet, width: 360, height: 560, alt: '' },
} satisfies Record<string, Picture>;
