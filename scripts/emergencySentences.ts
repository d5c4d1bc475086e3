import type { Plugin } from 'vite';
import { emergency } from '#src/content/emergency.ts';

/** In a build, `content/emergency.ts` is the sentences that it makes: every first load carries them, so not the rules too. */
export function emergencySentences(): Plugin {
  return {
    name: 'vetbuddy:emergency-sentences',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/content\/emergency\.ts$/ },
      handler: () => `export const emergency = ${JSON.stringify(emergency)};`,
    },
  };
}
