import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sandbox, sandboxAddresses } from './sandbox/vitePlugin.ts';
import { contentCheck } from './scripts/content/checkPlugin.ts';
import { recordModules } from './scripts/content/recordModules.ts';
import { recordValues } from './scripts/content/records.ts';
import { customMedia } from './scripts/customMedia.ts';
import { siteModules } from './scripts/content/siteModules.ts';
import { markdown } from './scripts/content/markdown/vitePlugin.ts';
import { developmentServers } from './scripts/languages/developmentServers.ts';
import { languages } from './scripts/languages/vitePlugin.ts';
import { messageWords } from './scripts/languages/messageWords.ts';
import { scriptStyles } from './scripts/languages/scriptStyles.ts';
import { prerender } from './scripts/prerender.ts';
import { requireEnv } from './scripts/requireEnv.ts';
import { sharedChunk } from './scripts/sharedChunk.ts';
import { staticHost } from './scripts/staticHost.ts';

/** The zone of its clock. */
const ownTimeZone = () => recordValues('hours.yaml').hours.timeZone;

const productionRouter = [
  {
    find: /^react-router$/,
    replacement: resolve('node_modules/react-router/dist/production/index.mjs'),
  },
  {
    find: /^react-router\/dom$/,
    replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

export default defineConfig(({ command, mode, isSsrBuild }) => {
  const onSandbox = mode === 'sandbox';
  // What stands in the environment wins over settings files.
  if (onSandbox) Object.assign(process.env, sandboxAddresses);

  return {
    // The sandbox's calls come before the host's answers.
    plugins: [
      recordModules(),
      languages(),
      messageWords(),
      scriptStyles(),
      developmentServers(),
      contentCheck(),
      siteModules(),
      markdown(),
      customMedia(),
      react(),
      onSandbox ? sandbox(() => recordValues('clinics.yaml').clinics, ownTimeZone) : requireEnv(),
      staticHost(),
      prerender(),
    ],
    // The package's exports lead to its development build; the other one is without the texts of its warnings.
    resolve: { alias: command === 'build' ? productionRouter : [] },
    // The sandbox and the tests are the same for everybody, whatever stands in somebody's .env.local.
    envDir: onSandbox || mode === 'test' ? false : undefined,
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
    // A build beside the development server is none of its business.
    server: {
      watch: {
        ignored: ['**/.sandbox/**', '**/dist/**', '**/dist-hosting/**', '**/test-results/**'],
      },
    },
    // Pictures stay files: data: addresses would need a hole in the content security policy.
    build: {
      assetsInlineLimit: 0,
      license: { fileName: 'licences.txt' },
      modulePreload: {
        polyfill: false,
        // Styles only: the list of every page's scripts would be part of the first load.
        resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
      },
      rolldownOptions: {
        // What is always there already would otherwise stay out of the shared files, which then import the start of the app, and it them.
        experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
        // Most messages are said in one place only: there, not in a variable that is as long again.
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: {
          // They stand in licences.txt.
          comments: { legal: false },
          // A name that begins with a dash or an underscore is a trap for hosts and tools.
          hashCharacters: 'base36',
          codeSplitting: {
            groups: isSsrBuild
              ? []
              : [
                  // The page's script in one file, with nothing else: it would wait for the rest of the app.
                  { name: 'start', tags: ['$initial'] },
                  // What pages share: a page is a few files, not a hundred small ones.
                  { name: sharedChunk, minShareCount: 2, includeDependenciesRecursively: false },
                ],
          },
        },
      },
    },
  };
});
