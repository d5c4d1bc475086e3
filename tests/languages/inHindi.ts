import { runnerImport } from 'vite';
import { hindi } from '#scripts/hindi.ts';

/** A module of src/ as the Hindi build has it: with the twins of all that it imports. */
export async function inHindi<Module>(path: `/src/${string}`): Promise<Module> {
  process.env.SITE_LANGUAGE = 'hi';
  try {
    const { module } = await runnerImport<Module>(path, {
      configFile: false,
      logLevel: 'error',
      plugins: [hindi()],
    });
    return module;
  } finally {
    delete process.env.SITE_LANGUAGE;
  }
}

/** With ordinary spaces. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ');
