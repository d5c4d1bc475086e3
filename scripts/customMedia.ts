import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const file = resolve(import.meta.dirname, '../src/styles/widths.css');

/**
 * Gives every style sheet the widths of src/styles/widths.css. In the standard a custom media query holds for the whole document;
 * Lightning CSS, which works on one file at a time, knows only those of the same file.
 */
export function customMedia(): Plugin {
  return {
    name: 'vetbuddy:custom-media',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.css$/ },
      handler(code) {
        this.addWatchFile(file);
        const queries = readFileSync(file, 'utf8').match(/^@custom-media .*;$/gm) ?? [];
        // At the end: an @import comes first, and the lines keep their numbers.
        return { code: code + queries.join(' '), map: null };
      },
    },
  };
}
