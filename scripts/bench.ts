// `npm run bench` prints a table of Lighthouse's figures (mobile): medians of five rounds over six pages of a production build, each
// beside itself without scripts. `npm run bench -- --rounds 1 /service` measures one page once.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserArgs, findBrowser } from './findBrowser.ts';

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const pages =
  positionals.length > 0
    ? positionals
    : ['/', '/home-v3', '/service', '/clinics', '/clinics/indiranagar', '/hi'];
const debuggingPort = 9333;
const site = '.sandbox/bench-site';
const siteWithoutScripts = '.sandbox/bench-site-without-scripts';

async function serve(folder: string, port: number): Promise<string> {
  await preview({
    mode: 'sandbox',
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port, strictPort: true, host: '127.0.0.1' },
  });
  return `http://127.0.0.1:${port}`;
}

function copyWithoutScripts(): void {
  rmSync(siteWithoutScripts, { recursive: true, force: true });
  cpSync(site, siteWithoutScripts, { recursive: true });
  const files = readdirSync(siteWithoutScripts, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(siteWithoutScripts, file);
    const html = readFileSync(path, 'utf8');
    writeFileSync(path, html.replaceAll(/<script type="module"[^>]*><\/script>/g, ''));
  }
}

interface Figures {
  performance: number;
  LCP: number;
  TBT: number;
  CLS: number;
  JavaScript: number;
}

type Round = Record<string, number>;

interface Request {
  resourceType: string;
  url: string;
}

/** Lighthouse's figures of a page: performance (0 to 100), LCP and TBT in ms, CLS, and its JavaScript in kB gzip. */
async function audit(url: string): Promise<Figures> {
  const result = await lighthouse(url, { port: debuggingPort, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}`);
  const { audits, categories } = result.lhr;
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details as { items: Request[] } | undefined;
  const scripts = requests?.items.filter(({ resourceType }) => resourceType === 'Script') ?? [];
  return {
    performance: 100 * (categories.performance?.score ?? Number.NaN),
    LCP: figure('largest-contentful-paint'),
    TBT: figure('total-blocking-time'),
    CLS: figure('cumulative-layout-shift'),
    JavaScript: scripts.reduce((sum, script) => sum + gzipSize(script), 0) / 1000,
  };
}

function gzipSize({ url }: Request): number {
  return gzipSync(readFileSync(join(site, new URL(url).pathname))).length;
}

function median(rounds: Round[], name: string): number {
  const figures = rounds.map((round) => round[name] ?? Number.NaN).toSorted((a, b) => a - b);
  return figures[Math.floor(figures.length / 2)] ?? Number.NaN;
}

function row(cells: (string | number)[]): string {
  const shown = cells.map((cell) =>
    typeof cell === 'string' ? cell : Math.abs(cell) < 10 ? cell.toFixed(2) : Math.round(cell),
  );
  return `| ${shown.join(' | ')} |`;
}

await build({ mode: 'sandbox', logLevel: 'error', build: { outDir: site, emptyOutDir: true } });
copyWithoutScripts();
const browser = await chromium.launch({
  ...(await findBrowser()),
  args: [...browserArgs, `--remote-debugging-port=${debuggingPort}`],
});
const origin = await serve(site, 4330);
const originWithoutScripts = await serve(siteWithoutScripts, 4331);

const rounds = Object.fromEntries(pages.map((path) => [path, [] as Round[]]));
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const path of pages) {
    const { performance, LCP, TBT, CLS, JavaScript } = await audit(origin + path);
    const without = await audit(originWithoutScripts + path);
    rounds[path]?.push({
      performance,
      LCP,
      'LCP ratio': LCP / without.LCP,
      TBT,
      'TBT without scripts': without.TBT,
      'TBT difference': TBT - without.TBT,
      CLS,
      'JavaScript, kB': JavaScript,
    });
  }

const columns = Object.keys(Object.values(rounds)[0]?.[0] ?? {});
console.log(
  `Medians of ${values.rounds}: ${cpus()[0]?.model}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}, Chromium ${browser.version()}; ms.\n`,
);
console.log(row(['page', ...columns]));
console.log(row(['---', ...columns.map(() => '---')]));
for (const [path, all] of Object.entries(rounds))
  console.log(row([path, ...columns.map((name) => median(all, name))]));
await browser.close();
process.exit();
