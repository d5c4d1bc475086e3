import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { fontsFolder } from './families.ts';

/** Puts the rules of a clinic's own fonts in the place of the sample's. */
export function fonts(): Plugin {
  return {
    name: 'vetbuddy:fonts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/styles\/fonts\/\w+\.css$/ },
      handler: (id) => join(fontsFolder(), basename(id)),
    },
  };
}
