import { createHash } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { readSettings } from '#src/config/settings.ts';
import { isOfFirstLoad } from './fonts/isOfFirstLoad.ts';
import { hostingFiles } from './hosting/hostingFiles.ts';
import { contentSecurityPolicy, responseHeaders } from './hosting/headers.ts';
import { speculationRules, speculationRulesFile } from './hosting/speculationRules.ts';
import { unstyledClasses } from './unstyledClasses.ts';
import { sharingTags, sitemap, sitemapLine } from './siteMetadata.ts';

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

/** The address that no page has: what is rendered for it becomes 404.html. */
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
          const site = await Site.open(config, await loadRenderer(config, serverDir));
          await site.renderAll();
          await site.writeFiles();
        } finally {
          await rm(serverDir, { recursive: true });
        }
      },
    },
  };
}

class Site {
  private readonly dist: string;
  private readonly env: Record<string, string>;
  private readonly template: string;
  private readonly manifest: Manifest;
  private readonly renderer: Renderer;

  private constructor(
    { root, build: { outDir }, env }: ResolvedConfig,
    template: string,
    manifest: Manifest,
    renderer: Renderer,
  ) {
    this.dist = resolve(root, outDir);
    this.env = env;
    this.template = template;
    this.manifest = manifest;
    this.renderer = renderer;
  }

  static async open(config: ResolvedConfig, renderer: Renderer): Promise<Site> {
    const dist = resolve(config.root, config.build.outDir);
    const manifestFile = join(dist, '.vite/manifest.json');
    const template = await readFile(join(dist, 'index.html'), 'utf8');
    const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
    // The manifest is the build's own business, not a file of the site.
    await rm(dirname(manifestFile), { recursive: true });
    return new Site(config, template, manifest, renderer);
  }

  async renderAll() {
    for (const { address } of this.renderer.pathsToPrerender()) {
      await this.write(address === '/' ? 'index.html' : `${address.slice(1)}.html`, address);
    }
    await this.write('404.html', unknownAddress);
  }

  /** What search engines, browsers and hosts read besides the pages. The hosts' own files stand beside the site. */
  async writeFiles() {
    const { siteUrl } = readSettings(this.env);
    const pages = this.renderer.pathsToPrerender();
    const listed = pages.filter((page) => page.listed);
    const site: Record<string, string> = {
      [speculationRulesFile.path]: speculationRules(this.renderer.publicRoutes()),
      ...(siteUrl && {
        'sitemap.xml': sitemap(
          siteUrl,
          listed.map((page) => page.address),
        ),
      }),
    };
    if (siteUrl) await appendFile(join(this.dist, 'robots.txt'), sitemapLine(siteUrl));
    const { inSite, besideSite } = hostingFiles(
      responseHeaders(this.env),
      pages.map((page) => page.address),
    );
    await writeAll(this.dist, { ...site, ...inSite });
    await writeAll(`${this.dist}-hosting`, besideSite);
  }

  private async write(file: string, address: string) {
    const path = join(this.dist, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await this.page(address));
  }

  /** The template with the page's markup, its head and the style sheets it needs. */
  private async page(address: string): Promise<string> {
    const { html, handle, modules, structuredData } = await this.renderer.renderPage(address);
    const [head, markup] = splitHead(html.replaceAll(routersMark, ''));
    const { links, css } = await this.styles(modules);
    const unstyled = unstyledClasses(markup, css);
    if (unstyled.length > 0)
      throw new Error(`${address}: no style sheet of the page has ${unstyled.join(', ')}`);
    const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(this.env)}">`;
    const { siteUrl } = readSettings(this.env);
    const sharing = handle.noindex
      ? ''
      : sharingTags(siteUrl, this.renderer.brand, this.renderer.brandForMachines);
    const readsQuery = handle.readsQuery ? ' data-reads-query' : '';
    const [script = ''] = startScript.exec(this.template) ?? [];
    const lastScript = script.replace('><', `${low}><`);
    return this.template
      .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
      .replace(charset, () => `${charset}\n    ${policy}`)
      .replace(script, '')
      .replace(
        '</head>',
        () => `  ${this.fontPreloads()}${links}${head}${sharing}${structuredData}\n  </head>`,
      )
      .replace(
        '<div id="root"></div>',
        () => `<div id="root" data-address="${address}"${readsQuery}>${markup}</div>${lastScript}`,
      );
  }

  /** The two files that the words are set in: wanted early, but a line of text does not wait for them and a picture should not. */
  private fontPreloads(): string {
    const fonts = Object.values(this.manifest)
      .flatMap(({ file, assets = [] }) => [file, ...assets])
      .filter(isOfFirstLoad);
    return [...new Set(fonts)]
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
  private async styles(modules: string[]): Promise<{ links: string; css: string }> {
    const page = modules.at(-1)?.split('/').at(-2) ?? '';
    const files = this.stylesOfAll(['index.html', shell, ...modules]);
    const texts = await Promise.all(files.map((file) => readFile(join(this.dist, file), 'utf8')));
    const css = texts.join('');
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
    const file = `assets/${page}-${hash}.css`;
    await writeFile(join(this.dist, file), css);
    const covered = files.map((chunk) => `<link rel="stylesheet" href="/${chunk}" disabled>`);
    return { links: `<link rel="stylesheet" href="/${file}">${covered.join('')}`, css };
  }

  private stylesOfAll(modules: string[]): string[] {
    return [...new Set(modules.flatMap((name) => this.stylesOf(name)))];
  }

  /** The stylesheets of a chunk and of all it imports, imported ones first. */
  private stylesOf(module: string): string[] {
    return this.withImports(module).flatMap((name) => this.manifest[name]?.css ?? []);
  }

  /** A chunk's name in the manifest after those of all it imports. */
  private withImports(module: string, seen = new Set<string>()): string[] {
    const chunk = this.manifest[module];
    if (!chunk) throw new Error(`The build's manifest has no ${module}`);
    if (seen.has(module)) return [];
    seen.add(module);
    return [...(chunk.imports ?? []).flatMap((name) => this.withImports(name, seen)), module];
  }
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

async function writeAll(folder: string, files: Record<string, string>) {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

/** React puts what belongs into the head in front of the markup. */
function splitHead(html: string): [head: string, body: string] {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return [head, html.slice(head.length)];
}
