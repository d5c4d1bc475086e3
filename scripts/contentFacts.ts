import type { Plugin } from 'vite';
import { loadModule } from './content/loadModule.ts';

/**
 * In a build, the modules that derive texts from the content are the texts that they make: every first load carries those, so not
 * the rules and records that they are made of too.
 */
export function contentFacts(): Plugin {
  return {
    name: 'vetbuddy:content-facts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/content\/(emergency|hours)\.ts$/ },
      async handler(_, id) {
        const file = /src\/content\/\w+\.ts$/.exec(id)![0];
        const facts = await loadModule<Record<string, unknown>>(file);
        return Object.entries(facts)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}
