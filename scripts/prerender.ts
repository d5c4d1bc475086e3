import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { hindiAddress } from '#src/config/hindiPages.ts';
import { paths } from '#src/config/paths.ts';
import { readSettings } from '#src/config/settings.ts';
import { isHindi } from './hindi.ts';
import { hostingFiles } from './hosting/hostingFiles.ts';
import { contentSecurityPolicy } from './hosting/policy.ts';
import { sitemap } from './sitemap.ts';

type Renderer = typeof import('../src/app/renderPage.tsx');

/** The fonts of the first paint. Hindi's words are in the device's own. */
const fonts = isHindi ? [] : ['bricolage-grotesque.woff2', 'figtree.woff2'];

interface Site {
  config: ResolvedConfig;
  dist: string;
  template: string;
  bundle: Rolldown.OutputBundle;
  renderer: Renderer;
}

/**
 * Renders every address of the route table into a file of the built site (`/about` → `about.html`). The English build also builds the
 * Hindi pages and writes the hosting files and the sitemap.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'vetbuddy:prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_, bundle) {
        const folder = await mkdtemp(join(config.root, 'node_modules/.prerender-'));
        try {
          await writeSite(config, bundle, folder);
        } finally {
          await rm(folder, { recursive: true });
        }
      },
    },
  };
}

async function writeSite(config: ResolvedConfig, bundle: Rolldown.OutputBundle, temporary: string) {
  const dist = resolve(config.root, config.build.outDir);
  const [renderer] = await Promise.all([
    loadRenderer(config, join(temporary, 'server')),
    isHindi || addHindi(config, join(temporary, 'hindi'), dist),
  ]);
  const site: Site = {
    config,
    dist,
    template: await readFile(join(dist, 'index.html'), 'utf8'),
    bundle,
    renderer,
  };

  const folder = isHindi ? '/hi' : '';
  const pages = renderer.pagesToPrerender();
  for (const { address, isInSitemap } of pages)
    await write(dist, fileOf(address), await renderDocument(site, address, { isInSitemap }));
  await write(dist, `${folder}/404.html`, await renderDocument(site, folder + paths.error));

  if (isHindi) return;
  const { inSite, besideSite } = hostingFiles(
    config.env,
    pages.flatMap(({ address }) => inBothLanguages(address)),
    renderer.publicRoutes().flatMap(inBothLanguages),
  );
  for (const [file, text] of Object.entries(inSite)) await write(dist, file, text);
  for (const [file, text] of Object.entries(besideSite)) await write(`${dist}-hosting`, file, text);
  const { siteUrl } = readSettings(config.env);
  if (!siteUrl) return;
  const inSitemap = pages.filter(({ isInSitemap }) => isInSitemap).map(({ address }) => address);
  await write(dist, 'sitemap.xml', sitemap(siteUrl, inSitemap));
  await appendFile(join(dist, 'robots.txt'), `\nSitemap: ${siteUrl}/sitemap.xml\n`);
}

function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

function inBothLanguages(address: string): string[] {
  return [address, hindiAddress(address) ?? []].flat();
}

async function write(folder: string, file: string, text: string) {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function renderDocument(
  site: Site,
  address: string,
  { isInSitemap = false } = {},
): Promise<string> {
  const { config, template, bundle, renderer } = site;
  const { head, html, handle } = await renderer.renderPage(address, { isInSitemap });
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(config.env)}">`;
  const styles = styleSheetsOf(bundle, html)
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  const preloads = fonts
    .map((font) => Object.values(bundle).find((file) => isAsset(file, font))!.fileName)
    .map((file) => `<link rel="preload" href="/${file}" as="font" crossorigin ${lowPriority}>`);
  const query = handle.readsQuery ? ' data-reads-query' : '';
  const root = `<div id="root" data-address="${address}"${query}>${html}`;
  return template
    .replace(/<meta charset[^>]*>/, (charset) => charset + policy)
    .replace('<script ', `<script ${lowPriority} `)
    .replace('</head>', (end) => [...preloads, ...styles, head, end].join(''))
    .replace('<div id="root">', () => root);
}

/** Fonts and script must not delay the largest picture. */
const lowPriority = 'fetchpriority="low"';

function isAsset(file: Rolldown.OutputAsset | Rolldown.OutputChunk, name: string): boolean {
  return file.type === 'asset' && file.names.includes(name);
}

/** The style sheets of the chunks that style a class of the markup; imported ones first. */
function styleSheetsOf(bundle: Rolldown.OutputBundle, html: string): string[] {
  const classes = moduleClassesIn(html);
  const isShown = (file: string) => {
    const { source } = bundle[file] as Rolldown.OutputAsset & { source: string };
    return classes.some((name) => source.includes(`.${name}`));
  };
  const chunks = [...withImports(bundle, Object.keys(bundle))];
  const files = chunks.map(({ viteMetadata }) => [...viteMetadata!.importedCss]);
  return [...new Set(files.filter((each) => each.some(isShown)).flat())];
}

/** The classes of CSS Modules in markup, such as '-iugQq_frames'. */
function moduleClassesIn(html: string): string[] {
  const names = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
  return [...new Set(names.filter((name) => name.includes('_')))];
}

function withImports(
  bundle: Rolldown.OutputBundle,
  files: string[],
  seen = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  for (const file of files) {
    const chunk = bundle[file]!;
    if (chunk.type === 'asset' || seen.has(chunk)) continue;
    withImports(bundle, chunk.imports, seen);
    seen.add(chunk);
  }
  return seen;
}

/** Builds the app for Node and loads it. Pages are chunks, so the folder must outlive the rendering. */
async function loadRenderer(config: ResolvedConfig, outDir: string): Promise<Renderer> {
  await build({
    root: config.root,
    mode: config.mode,
    configFile: config.configFile,
    logLevel: 'error',
    build: { ssr: 'src/app/renderPage.tsx', outDir, copyPublicDir: false },
  });
  return (await import(pathToFileURL(join(outDir, 'renderPage.js')).href)) as Renderer;
}

/** Builds the Hindi site in another process (scripts/hindi.ts) and adds its pages and assets. */
async function addHindi({ root, mode }: ResolvedConfig, folder: string, dist: string) {
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--mode', mode, '--outDir', folder],
    { cwd: root, env: { ...process.env, SITE_LANGUAGE: 'hi' } },
  );
  for (const part of ['assets', 'hi', 'hi.html'])
    await cp(join(folder, part), join(dist, part), { recursive: true });
}
