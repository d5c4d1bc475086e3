import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { addressInLanguage } from '#src/config/language.ts';
import { readSettings } from '#src/config/settings.ts';
import { recordValues } from './content/records.ts';
import { hostingFiles } from './hosting/hostingFiles.ts';
import { contentSecurityPolicy, responseHeaders } from './hosting/headers.ts';
import { speculationRules, speculationRulesFile } from './hosting/speculationRules.ts';
import { builtLanguage, english, type Language } from './languages/languages.ts';
import { languagesOfSite } from './languages/siteLanguages.ts';
import { fileOf, type Versions, versionsOf } from './languages/versions.ts';
import { unstyledClasses } from './unstyledClasses.ts';
import { languageTags, sharingTags, sitemap, sitemapLine } from './siteMetadata.ts';

type Renderer = typeof import('../src/app/renderPage.tsx');

/** The shell's module, whose styles every page needs. */
const shell = 'src/app/startApp.tsx';

/** First in the template's head: what comes later is read with it. */
const charset = '<meta charset="utf-8" />';

/** What starts the app waits until the page is there: at the end, its request does not go before those of the first screen. */
const startScript = /\s*<script type="module"[^>]*><\/script>/;

/** Goes after what the first screen cannot do without. */
const low = ' fetchpriority="low"';

/** The router's mark for a server of its own, which the site does not have. */
const routersMark = ' data-discover="true"';

/** The address that no page has: what is rendered for it becomes 404.html, in another language /hi/404.html. */
const unknownAddress = '/error';

/**
 * After the site is built, renders every address of the route table into a file of its own (`/about` → `about.html`),
 * and unknown addresses into `404.html`, so that a page can be read before its script arrives, or without it.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ build: { manifest: true } }),
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const serverDir = await mkdtemp(join(config.root, 'node_modules/.prerender-'));
        try {
          const renderer = await loadRenderer(config, serverDir);
          const dist = resolve(config.root, config.build.outDir);
          const manifestFile = join(dist, '.vite/manifest.json');
          const template = await readFile(join(dist, 'index.html'), 'utf8');
          const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
          // The manifest is the build's own business, not a file of the site.
          await rm(dirname(manifestFile), { recursive: true });
          const site = { dist, env: config.env, template, manifest, renderer };
          await writePages(site);
          if (builtLanguage() !== english) return;
          const languages = languagesOfSite();
          for (const { code } of languages) await writeLanguage(code, config, dist);
          await writeOtherFiles(site, languages);
        } finally {
          await rm(serverDir, { recursive: true });
        }
      },
    },
  };
}

interface Site {
  dist: string;
  env: Record<string, string>;
  /** The built index.html. */
  template: string;
  manifest: Manifest;
  renderer: Renderer;
}

async function writePages(site: Site) {
  const addresses = site.renderer.pathsToPrerender().map(({ address }) => address);
  for (const address of addresses) await write(site, fileOf(address), await page(site, address));
  const language = builtLanguage();
  const folder = language === english ? '' : `/${language}`;
  await write(site, `${folder}/404.html`, await page(site, folder + unknownAddress));
}

/**
 * Builds the site in another language, and adds its pages and what they load. It is a process of its own: the environment says which language is
 * built, and what a process has read of the content is in that one.
 */
async function writeLanguage(code: string, { root, mode }: ResolvedConfig, dist: string) {
  const folder = await mkdtemp(join(root, `node_modules/.language-${code}-`));
  try {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    await promisify(execFile)(
      process.execPath,
      [vite, 'build', '--mode', mode, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
      { cwd: root, env: { ...process.env, SITE_LANGUAGE: code } },
    );
    for (const part of ['assets', code, `${code}.html`])
      await cp(join(folder, part), join(dist, part), { recursive: true });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What search engines, browsers and hosts read besides the pages. The hosts' own files stand beside the site. */
async function writeOtherFiles(site: Site, languages: Language[]) {
  const { dist, env, renderer } = site;
  const { siteUrl } = readSettings(env);
  const codes = languages.map(({ code }) => code);
  const pages = renderer.pathsToPrerender().map((each) => ({
    ...each,
    versions: versionsOf(each.address, codes, (file) => existsSync(join(dist, file))),
  }));
  const listed = pages.filter((each) => each.listed).map(({ versions }) => versions);
  for (const versions of listed) await linkVersions(site, versions);
  const { inSite, besideSite } = hostingFiles(
    responseHeaders(env),
    pages.flatMap(({ versions }) => [...versions.values()]),
    codes,
  );
  if (siteUrl) await appendFile(join(dist, 'robots.txt'), sitemapLine(siteUrl));
  const files = {
    [speculationRulesFile.path]: speculationRules(publicRoutesIn(renderer, languages)),
    ...(siteUrl && { 'sitemap.xml': sitemap(siteUrl, listed) }),
    ...inSite,
  };
  for (const [file, text] of Object.entries(files)) await write(site, file, text);
  for (const [file, text] of Object.entries(besideSite))
    await write({ dist: `${dist}-hosting` }, file, text);
}

/** Tells each language's version of a page of the others, and of itself. */
async function linkVersions({ dist, env }: Site, versions: Versions) {
  if (versions.size === 1) return;
  const { siteUrl } = readSettings(env);
  const country = recordValues('clinics.yaml').clinics[0]!.country;
  for (const [language, address] of versions) {
    const file = join(dist, fileOf(address));
    const tags = languageTags(siteUrl, versions, language, country);
    const html = await readFile(file, 'utf8');
    await writeFile(
      file,
      html.replace('</head>', () => `${tags}</head>`),
    );
  }
}

/** The routes that search engines may list, in every language that has them. */
function publicRoutesIn({ publicRoutes }: Renderer, languages: Language[]): string[] {
  const routes = publicRoutes();
  return [
    ...routes,
    ...languages.flatMap(({ code, pages }) =>
      routes.filter((path) => pages.includes(path)).map((path) => addressInLanguage(code, path)),
    ),
  ];
}

async function write({ dist }: Pick<Site, 'dist'>, file: string, text: string) {
  const path = join(dist, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** The template with the page's markup, its head and the style sheets it needs. */
async function page(site: Site, address: string): Promise<string> {
  const { template, env, renderer } = site;
  const { html, handle, modules, structuredData } = await renderer.renderPage(address);
  const [head, markup] = splitHead(html.replaceAll(routersMark, ''));
  const { links, css } = await styles(site, modules);
  const unstyled = unstyledClasses(markup, css);
  if (unstyled.length > 0)
    throw new Error(`${address}: no style sheet of the page has ${unstyled.join(', ')}`);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(env)}">`;
  const sharing = handle.noindex
    ? ''
    : sharingTags(readSettings(env).siteUrl, renderer.brand, renderer.brandForMachines);
  const readsQuery = handle.readsQuery ? ' data-reads-query' : '';
  const [script = ''] = startScript.exec(template) ?? [];
  const headEnd = `${fontPreloads(site, css)}${links}${head}${sharing}${structuredData}`;
  const root = `<div id="root" data-address="${address}"${readsQuery}>${markup}</div>`;
  return template
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(charset, () => `${charset}\n    ${policy}`)
    .replace(script, '')
    .replace('</head>', () => `  ${headEnd}\n  </head>`)
    .replace('<div id="root"></div>', () => root + script.replace('><', `${low}><`));
}

/** Whether a file of src/styles/fonts/ is fetched with every page. The others hold rare letters, and wait until one occurs. */
function isOfFirstLoad(file: string): boolean {
  return file.endsWith('.woff2') && !/-(?:latin1|ext)\b/.test(file);
}

/** The two files that the words are set in: wanted early, but a line of text does not wait for them and a picture should not. */
function fontPreloads({ manifest }: Site, css: string): string {
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  // A script that they don't have is set in the systems' own.
  const fonts = [...new Set(files.filter(isOfFirstLoad))].filter((file) => css.includes(file));
  return fonts
    .map(
      (font) =>
        `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin${low}>`,
    )
    .join('');
}

/**
 * One style sheet for the page, instead of one request a chunk. The chunks' own are named as disabled links, which no browser
 * fetches: Vite's loader sees that they are there.
 */
async function styles(site: Site, modules: string[]): Promise<{ links: string; css: string }> {
  const { dist, manifest } = site;
  const name = modules.at(-1)?.split('/').at(-2) ?? '';
  const chunks = withImports(manifest, ['index.html', shell, ...modules]);
  const files = [...new Set(chunks.flatMap((chunk) => manifest[chunk]?.css ?? []))];
  const texts = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
  const css = texts.join('');
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.css`;
  await write(site, file, css);
  const covered = files.map((chunk) => `<link rel="stylesheet" href="/${chunk}" disabled>`);
  return { links: `<link rel="stylesheet" href="/${file}">${covered.join('')}`, css };
}

/** Chunks by their names in the manifest, each after all that it imports. */
function withImports(manifest: Manifest, modules: string[], seen = new Set<string>()): string[] {
  for (const module of modules) {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`The build's manifest has no ${module}`);
    if (seen.has(module)) continue;
    withImports(manifest, chunk.imports ?? [], seen);
    seen.add(module);
  }
  return [...seen];
}

/** Builds the server's side of the app and loads it. Its pages are chunks, so its folder must outlive the rendering. */
async function loadRenderer(config: ResolvedConfig, outDir: string): Promise<Renderer> {
  await build({
    root: config.root,
    mode: config.mode,
    configFile: config.configFile,
    logLevel: 'error',
    build: { ssr: 'src/app/renderPage.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  });
  return (await import(pathToFileURL(join(outDir, 'renderPage.js')).href)) as Renderer;
}

/** React puts what belongs into the head in front of the markup. */
function splitHead(html: string): [head: string, body: string] {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return [head, html.slice(head.length)];
}
