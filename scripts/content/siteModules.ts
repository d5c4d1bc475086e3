import type { Plugin } from 'vite';
import { moduleCode } from './markdown/moduleCode.ts';
import { zone } from '#content/hours.ts';

/** The site's clock as a module (types: siteModule.d.ts in src/config/). */
export function siteModules(): Plugin {
  return {
    name: 'vetbuddy:site-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:site$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:site$/ },
      handler: () => moduleCode({ timeZone: zone }),
    },
  };
}
