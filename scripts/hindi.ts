import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

export const isHindi = process.env.SITE_LANGUAGE === 'hi';

/** Imports a module's Hindi twin (`messages.hi.ts` for `messages.ts`) in its place, except in the twin itself. */
export function hindi(): Plugin {
  return {
    name: 'vetbuddy:hindi',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const english = await this.resolve(source, importer, options);
      const twin = english?.id.replace(/(?=\.(?:tsx?|md)$)/, '.hi');
      if (twin && twin !== importer && existsSync(twin)) return twin;
      if (twin !== importer && /essages\.hi\.tsx?$/.test(twin ?? ''))
        throw new Error(`${twin} is missing.`);
      return english;
    },
    transformIndexHtml: (html) => html.replace('<html lang="en"', '<html lang="hi"'),
  };
}
