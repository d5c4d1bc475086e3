// Measures the built site with Lighthouse (mobile, simulated slow 4G) and compares it with the same HTML without
// scripts.
// `npm run bench pages` builds on the sandbox and alternates between both for five rounds; `npm run bench pages -- --rounds 1 /service` is
// quicker; `--write` writes the table of all pages into docs/figures.md. Exits with 1 if a budget is exceeded.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserArgs, findBrowser } from './findBrowser.ts';
import { machine, writeFigures } from './figures.ts';

const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);

const pages = ['/', '/home-v3', '/service', '/contact', '/doctors'];
const paths = chosen.length > 0 && !options.write ? chosen : pages;
const site = '.sandbox/bench-site';
const bareSite = '.sandbox/bench-bare-site';
const debuggingPort = 9333;

const budget = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  tbt: 200,
  cls: 0.02,
  lcp: 1300,
  lcpRatio: 1.05,
};

/** Copies the site and removes the scripts from its pages. */
function makeBareSite() {
  rmSync(bareSite, { recursive: true, force: true });
  cpSync(site, bareSite, { recursive: true });
  const files = readdirSync(bareSite, { recursive: true }).map(String);
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(bareSite, file), 'utf8');
    const bare = html.replaceAll(/<script type="module"[^>]*><\/script>/g, '');
    if (bare === html) throw new Error(`${file} has no script to remove`);
    writeFileSync(join(bareSite, file), bare);
  }
}

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;

const median = (/** @type {number[]} */ numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/**
 * @param {string} url
 * @returns {Promise<{ fcp: number, lcp: number, tbt: number, cls: number, bytes: number, scores: Record<string, number>, faults: string[] }>}
 *   ms, bytes as sent, scores 0 to 100
 */
async function measure(url) {
  const result = await lighthouse(url, { port: debuggingPort, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}`);
  const { audits, categories } = result.lhr;
  const number = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN;
  const faults = Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight'),
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    faults,
  };
}

/** @type {string[]} */
const table = [];
const say = (/** @type {string} */ line) => {
  console.log(line);
  table.push(line);
};

/** @type {string[]} */
const exceeded = [];
const expect = (/** @type {string} */ what, /** @type {boolean} */ holds) => {
  if (!holds) exceeded.push(what);
};

await build({ mode: 'sandbox', logLevel: 'error', build: { outDir: site, emptyOutDir: true } });
makeBareSite();
mkdirSync('test-results', { recursive: true });
const servers = await Promise.all(
  [site, bareSite].map((outDir, index) =>
    preview({
      mode: 'sandbox',
      logLevel: 'error',
      build: { outDir },
      preview: { port: 4330 + index, strictPort: true, host: '127.0.0.1' },
    }),
  ),
);
const { executablePath } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [...browserArgs, `--remote-debugging-port=${debuggingPort}`],
});

try {
  say(`Lighthouse mobile, median of ${rounds}; ${machine(browser.version())}.`);
  say('');
  say(
    '| page | performance | accessibility | best practices | SEO | FCP | LCP | without scripts | ratio | TBT | CLS | sent |',
  );
  say('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const path of paths) {
    /** @type {Awaited<ReturnType<typeof measure>>[]} */
    const siteRuns = [];
    /** @type {typeof siteRuns} */
    const bareRuns = [];
    for (let round = 0; round < rounds; round += 1) {
      siteRuns.push(await measure(`http://127.0.0.1:4330${path}`));
      bareRuns.push(await measure(`http://127.0.0.1:4331${path}`));
    }
    const score = (/** @type {string} */ name) =>
      median(siteRuns.map(({ scores }) => scores[name] ?? 0));
    const lcp = median(siteRuns.map((run) => run.lcp));
    const bareLcp = median(bareRuns.map((run) => run.lcp));
    const tbt = median(siteRuns.map((run) => run.tbt));
    const cls = median(siteRuns.map((run) => run.cls));
    const fcp = median(siteRuns.map((run) => run.fcp));
    const kB = Math.round(median(siteRuns.map((run) => run.bytes)) / 1000);
    const ratio = lcp / bareLcp;
    const names = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
    say(
      `| \`${path}\` | ${names.map(score).join(' | ')} | ${seconds(fcp)} | ${seconds(lcp)} | ${seconds(bareLcp)} | ${ratio.toFixed(2)} | ${Math.round(tbt)} ms | ${cls.toFixed(3)} | ${kB} kB |`,
    );
    for (const name of names)
      expect(
        `${path}: ${name} is ${score(name)}, below ${budget[name]}`,
        score(name) >= budget[name],
      );
    expect(`${path}: TBT is ${Math.round(tbt)} ms, over ${budget.tbt}`, tbt <= budget.tbt);
    expect(`${path}: CLS is ${cls.toFixed(3)}, over ${budget.cls}`, cls <= budget.cls);
    expect(`${path}: LCP is ${seconds(lcp)}, over ${seconds(budget.lcp)}`, lcp <= budget.lcp);
    expect(
      `${path}: LCP is ${ratio.toFixed(2)} of the LCP without scripts`,
      ratio <= budget.lcpRatio,
    );
    const faults = [...new Set(siteRuns.flatMap((run) => run.faults))];
    if (faults.length > 0) console.error(`${path}: ${faults.join(', ')}`);
  }
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
}

if (options.write) await writeFigures('pages', table);
for (const line of exceeded) console.error(line);
if (exceeded.length > 0) process.exitCode = 1;
