import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { defineConfig } from 'vite';
import { sandbox, sandboxAddresses } from './sandbox/vitePlugin.ts';
import { styleSheets } from './scripts/styleSheets.ts';
import { hindi, isHindi } from './scripts/hindi.ts';
import { prerender } from './scripts/prerender.ts';
import { requireEnv } from './scripts/requireEnv.ts';
import { staticHost } from './scripts/staticHost.ts';

/** Modules that a page of almost every kind has. */
const ofManyPages =
  /\/src\/(api|app|components|config|domain|platform|pages\/shared\/emergency)\/|\/content\/(brand|hours|clinics|bookedAs)\.ts|@tanstack/;

export default defineConfig(({ mode }) => {
  const onSandbox = mode === 'sandbox';
  // What stands in the environment wins over settings files.
  if (onSandbox) Object.assign(process.env, sandboxAddresses);

  return {
    // The sandbox's calls come before the host's answers.
    plugins: [
      isHindi && hindi(),
      {
        enforce: 'pre',
        ...mdx({
          format: 'md',
          mdExtensions: ['.md'],
          remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter],
        }),
      },
      styleSheets(),
      react(),
      onSandbox ? sandbox() : requireEnv(),
      staticHost(),
      prerender(),
    ],
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
        output: {
          // They stand in licences.txt.
          comments: { legal: false },
          // A name that begins with a dash or an underscore is a trap for hosts and tools.
          hashCharacters: 'base36',
          codeSplitting: {
            groups: [
              // The page's script alone: the app is fetched when the page is there.
              { name: 'start', tags: ['$initial'] },
              { name: 'startApp', test: /\/app\/startApp\.tsx$/ },
              { name: 'site', test: /\/layouts\/SiteLayout\.tsx$/ },
              { name: 'calls', test: /\/api\/http\.ts$/ },
              { name: 'shared', test: ofManyPages, minShareCount: 6 },
              { name: 'pictures', test: /\.svg$/, minShareCount: 3 },
              // The landing page: what is hydrated, and what is not. Other pages have parts of both.
              { name: 'home', test: /\/pages\/home\/HomePage\.tsx$/ },
              { name: 'bookingForm', test: /\/pages\/shared\/LazyBookingForm\.tsx$/ },
              { name: 'landing', test: /\/landing\/Landing(About|Slides)\.tsx$/ },
            ],
          },
        },
      },
    },
  };
});
