import { defineConfig, mergeConfig } from 'vitest/config';
import { hindi } from './scripts/hindi.ts';
import site from './vite.config.ts';

const tests = defineConfig({
  test: {
    maxWorkers: '100%',
    // Files share a worker's modules and document: starting both again takes longer than most files' tests.
    isolate: false,
    environment: 'jsdom',
    projects: [
      {
        extends: true,
        test: {
          name: 'english',
          include: ['tests/**/*.test.*'],
          exclude: ['**/*.isolated.*', 'tests/hindi/**'],
        },
      },
      {
        extends: true,
        plugins: [hindi()],
        test: {
          name: 'hindi',
          include: ['tests/hindi/**/*.test.*'],
        },
      },
      {
        // These tests mock or reload modules, or need a document of their own.
        extends: true,
        test: {
          name: 'isolated',
          isolate: true,
          include: ['tests/**/*.isolated.test.*'],
        },
      },
    ],
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: 40_000,
    hookTimeout: 40_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    env: {
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
