import { defineConfig } from 'vitest/config';
import site from './vite.config.ts';

function project(name: string, include: string, environment: string) {
  return { extends: true as const, test: { name, include: [include], environment } };
}

/**
 * The tests that mutants are tried on (`npm run test:all mutation`): those of the rules, the calls and the features' state. A page's tests
 * would catch some as well, minutes later, and a rule is to be held by a test of its own.
 */
export default defineConfig((env) => {
  const { test, ...rest } = site(env);
  return {
    ...rest,
    test: {
      ...test,
      // They set the zone of their process, which the mutation runner's threads don't have to themselves.
      exclude: ['tests/domain/{clock,icsFile}.test.ts'],
      projects: [
        project('node', 'tests/domain/**/*.test.ts', 'node'),
        project('dom', 'tests/{api,features}/**/*.test.ts', 'jsdom'),
      ],
    },
  };
});
