import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { defineConfig } from 'vite';
import { sandbox, sandboxAddresses } from './sandbox/vitePlugin.ts';
import { hindi, isHindi } from './scripts/hindi.ts';
import { prerender } from './scripts/prerender.ts';
import { requireEnv } from './scripts/requireEnv.ts';
import { staticHost } from './scripts/staticHost.ts';
import { styleSheets } from './scripts/styleSheets.ts';

/** Modules that almost every page needs. */
const commonModules =
  /\/src\/(api|app|components|config|domain|platform)\/|\/content\/(brand|hours|clinics|bookedAs)\.ts|@tanstack/;

export default defineConfig(({ mode }) => {
  const onSandbox = mode === 'sandbox';
  // The environment's variables win over those of .env files.
  if (onSandbox) Object.assign(process.env, sandboxAddresses);

  return {
    // The sandbox comes before staticHost, which answers every path.
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
    // .env.local does not reach the sandbox or the tests.
    envDir: onSandbox || mode === 'test' ? false : undefined,
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
    server: {
      watch: {
        ignored: ['**/.sandbox/**', '**/dist/**', '**/dist-hosting/**', '**/test-results/**'],
      },
    },
    // Pictures stay files: the content security policy allows no data: URL.
    build: {
      assetsInlineLimit: 0,
      license: { fileName: 'licences.txt' },
      modulePreload: {
        polyfill: false,
        // Styles only: the list of each page's scripts would weigh on the first load.
        resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
      },
      rolldownOptions: {
        output: {
          comments: { legal: false },
          // Base64 names may begin with a dash or an underscore, which some hosts skip.
          hashCharacters: 'base36',
          codeSplitting: {
            groups: [
              // Imports nothing, so that the app waits until the page is idle.
              { name: 'start', tags: ['$initial'] },
              // Saves 36 kB on /about, which would load the landing page's chunk for it.
              { name: 'startApp', test: /\/app\/startApp\.tsx$/ },
              // Saves six requests on every page for owners.
              { name: 'site', test: /\/layouts\/SiteLayout\.tsx$/ },
              // Saves 18 kB on /service and 8 kB on the request list.
              { name: 'shared', test: commonModules, minShareCount: 6 },
              // Saves 27 kB on /about.
              { name: 'pictures', test: /\.svg$/, minShareCount: 5 },
              // Saves 16 requests and 16 kB on /.
              { name: 'home', test: /\/pages\/home\/HomePage\.tsx$/ },
              // The static sections of /: saves three requests.
              { name: 'landing', test: /\/(LandingSections|home\/TestimonialSlides)\.tsx$/ },
            ],
          },
        },
      },
    },
  };
});
