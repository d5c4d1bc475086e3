import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

/** The language of the pages under test, one a run as one a build: SITE_LANGUAGE=hi npx vitest run tests/hindi. */
const pages = process.env.SITE_LANGUAGE ? 'hindi' : '{api,app,components,features,pages,sections}';

const tests = defineConfig({
  test: {
    maxWorkers: '100%',
    // Files share a worker's modules and document: starting both anew takes longer than most files' tests.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/{config,content,domain,languages,sandbox,scripts,tooling}/**/*.test.*'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          include: [`tests/${pages}/**/*.test.*`],
          exclude: ['**/*.isolated.*'],
        },
      },
      {
        // They mock or reload modules.
        extends: true,
        test: {
          name: 'isolated',
          environment: 'jsdom',
          isolate: true,
          include: ['tests/**/*.isolated.test.*'],
        },
      },
    ],
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: 40_000,
    hookTimeout: 40_000,
    retry: process.env.CI ? 1 : 0,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    env: {
      // One zone on every machine.
      TZ: 'UTC',
      VITE_STORES_URL: 'https://stores.cloud.test/prod/admin-stores-list',
      VITE_VET_CARE_API_URL: 'https://vet-care.cloud.test/prod',
      VITE_VISITS_API_URL: 'https://visits.cloud.test/prod/',
      VITE_COGNITO_CLIENT_ID: 'sample-client',
      VITE_COGNITO_REGION: 'ap-south-1',
    },
  },
});

export default defineConfig((env) => mergeConfig(site(env), tests));
