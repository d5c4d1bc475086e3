import { defineConfig } from 'vitest/config';
import site from './vite.config.ts';

/**
 * The tests that mutants are tried on (`npm run test:all mutation`): those of the rules, the calls and the features' state. A page's tests
 * would catch some as well, minutes later, and a rule is to be held by a test of its own. Rules need no page and nothing
 * that is set up for one: without it a mutant takes a tenth of the time.
 */
export default defineConfig((env) => {
  const { test, ...rest } = site(env);
  const { projects: _, setupFiles, ...own } = test ?? {};
  const project = (name: string, include: string, more: object) => ({
    ...rest,
    test: {
      ...own,
      // They set the zone of their process, which the mutation runner's threads don't have to themselves.
      exclude: ['tests/domain/{clock,instantOf}.test.ts'],
      name,
      include: [include],
      ...more,
    },
  });
  return {
    ...rest,
    test: {
      projects: [
        project('node', 'tests/domain/**/*.test.ts', { environment: 'node' }),
        project('dom', 'tests/{api,features}/**/*.test.{ts,tsx}', {
          environment: 'jsdom',
          setupFiles,
        }),
      ],
    },
  };
});
