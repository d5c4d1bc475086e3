import type { Plugin } from 'vite';
import { loadModule } from './content/loadModule.ts';

type Emergency = typeof import('#src/content/emergency.ts');

/** In a build, `content/emergency.ts` is the sentences that it makes: every first load carries them, so not the rules too. */
export function emergencySentences(): Plugin {
  return {
    name: 'vetbuddy:emergency-sentences',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/content\/emergency\.ts$/ },
      async handler() {
        const { emergency } = await loadModule<Emergency>('src/content/emergency.ts');
        return `export const emergency = ${JSON.stringify(emergency)};`;
      },
    },
  };
}
