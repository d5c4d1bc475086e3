import type { Plugin } from 'vite';
import { checkEnv } from '#src/config/checkEnv.ts';

/** Stops a build with missing, wrong or placeholder settings, with one message that lists all problems. */
export function requireEnv(): Plugin {
  return {
    name: 'vetbuddy:require-env',
    apply: 'build',
    configResolved({ env }) {
      const problems = checkEnv(env);
      if (problems.length === 0) return;
      const error = new Error(
        [
          'The site was not built: it would not know where to call.',
          ...problems.map((problem) => `  - ${problem}`),
          'Set them in .env.local, or where your host keeps the variables of a build (docs/deploying.md).',
          '.env.example describes each one.',
          "To see the site without any: 'npm start' or 'npm run preview'.",
        ].join('\n'),
      );
      // Vite prints the stack, which is of no use here.
      error.stack = error.message;
      throw error;
    },
  };
}
