import type { Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';

/** In px: a face in a row, a card on a phone, a card on a sharp screen, half of a wide one. */
const widths = [160, 480, 960, 1600];

const photographName = /\.(?:avif|jpe?g|png|webp)$/;

/**
 * In a build, the import of a photograph of the content gives its versions (`Photograph`, src/domain/
 * contentTypes.ts) instead of its URL: in several widths, none larger than the original. They are kept in
 * node_modules/.cache. The development server and the tests show the original.
 */
export function photographs(): Plugin {
  const plugin = imagetools({
    include: new RegExp(String.raw`/pictures/[^?]+${photographName.source}`),
    // No JPEG: every browser that this site is built for reads WebP, which also keeps what is transparent.
    defaultDirectives: new URLSearchParams({
      format: 'avif;webp',
      w: widths.join(';'),
      as: 'picture',
    }),
    namedExports: false,
  });
  return {
    ...plugin,
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { assetFileNames } } } }),
  };
}

/**
 * Two equal photographs become one file, called after whichever was read first: pages and scripts, built apart, would not
 * agree on it.
 */
function assetFileNames({ names: [name = ''] }: { names: string[] }): string {
  return photographName.test(name)
    ? 'assets/photograph-[hash][extname]'
    : 'assets/[name]-[hash][extname]';
}
