import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { loadModule } from './content/loadModule.ts';

/** The modules of `src/content/` that derive something from the content. */
const names = ['bookingSetup', 'emergency', 'footerServices', 'hourPhrases', 'hours'];

/**
 * In a build, the modules that derive something from the content are what they make: visitors load that, and not the rules and records
 * that they are made of too.
 */
export function contentFacts(): Plugin {
  const loading = new Map<string, Promise<Record<string, unknown>>>();
  return {
    name: 'vetbuddy:content-facts',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      // Before the build's own work, which would keep it waiting for seconds.
      for (const name of names) {
        const facts = loadModule<Record<string, unknown>>(`src/content/${name}.ts`);
        // Told where it is needed.
        facts.catch(() => undefined);
        loading.set(name, facts);
      }
    },
    transform: {
      filter: { id: names.map((name) => `**/src/content/${name}.ts`) },
      async handler(_, id) {
        const facts = await loading.get(basename(id, '.ts'));
        if (!facts) return undefined;
        return Object.entries(facts)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}
