import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from '#scripts/content/folders.ts';
import type { FormSetup } from './setup.ts';

/** The form's page and all that it loads, in a folder: `admin.html`, and `admin/` beside it. */
export async function buildForm(folder: string, setup?: FormSetup, head = ''): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    root,
    publicDir: false,
    base: '/admin/',
    logLevel: 'error',
    plugins: [without],
    build: {
      outDir: join(folder, 'admin'),
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The editor is one large file.
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        input: join(root, 'scripts/edit/page.ts'),
        output: {
          entryFileNames: 'form.js',
          // A name that begins with a dash or an underscore is a trap for hosts.
          hashCharacters: 'base36',
          chunkFileNames: 'part-[hash].js',
          assetFileNames: 'part-[hash][extname]',
        },
      },
    },
  });
  await writeFile(join(folder, 'admin.html'), page(head));
  if (setup) await writeFile(join(folder, 'admin/form.json'), JSON.stringify(setup));
}

const statusAddress =
  /https:\/\/(?:www\.githubstatus\.com\/api|status-api\.hostedstatus\.com\/)[\w./-]+/g;

/** What the editor loads for fields that no schema asks for: code in two hundred languages, maps, drawings to be optimised. */
const without: Plugin = {
  name: 'vetbuddy:form-without',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(?:@shikijs\/|terra-draw|leaflet|svgo)/ },
    handler: (id) => `\0without:${id}`,
  },
  load: { filter: { id: /^\0without:/ }, handler: () => 'export default {};' },
  // Its fonts are in the package; while they load it would ask another host for them. Others it asks whether the git host is well.
  transform: {
    filter: { id: /@sveltia\/cms/, code: /cdn\.jsdelivr\.net/ },
    handler: (code) => ({
      code: code
        .replaceAll('https://cdn.jsdelivr.net', '/admin/none')
        .replaceAll(statusAddress, 'data:application/json,{"status":{"indicator":"none"}}'),
      map: null,
    }),
  },
};

function page(head: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    ${head}
    <meta name="robots" content="noindex" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Your site, in a form</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script type="module" src="/admin/form.js"></script>
  </head>
  <body></body>
</html>
`;
}
