import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const project = resolve(import.meta.dirname, '..');
const widths = resolve(project, 'src/styles/widths.css');

/** The cascade layer of a folder's style sheets; src/styles/index.css has their order. All of ours overrule a library's. */
const layers = new Map([
  ['node_modules', 'reset'],
  ['src/platform', 'components'],
  ['src/components', 'components'],
  ['src/sections', 'sections'],
  ['src/features', 'sections'],
  ['src/business', 'pages'],
  ['src/pages', 'pages'],
  ['src/app', 'pages'],
]);

/**
 * Gives every style sheet its layer and the widths of src/styles/widths.css: Lightning CSS, which works on one file at a time, knows
 * only the custom media queries of the same file.
 */
export function styleSheets(): Plugin {
  return {
    name: 'vetbuddy:style-sheets',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        this.addWatchFile(widths);
        const queries = readFileSync(widths, 'utf8').match(/^@custom-media .*;$/gm) ?? [];
        const [folder = ''] = id.slice(project.length + 1).match(/^(node_modules|src\/\w+)/) ?? [];
        const layer = layers.get(folder);
        const layered = layer ? `@layer ${layer} {${code}}` : code;
        // Appended: an @import must come first, and lines keep their numbers.
        return { code: layered + queries.join(' '), map: null };
      },
    },
  };
}
