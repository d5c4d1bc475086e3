import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { type Bench, debuggingPort, over, served, type Table } from './kit.ts';

const allPages = ['/', '/home-v3', '/service', '/contact', '/doctors'];
const bareSite = '.sandbox/bench-bare-site';

const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** ms, how far a page moves, and the largest paint beside that without scripts. */
const most = { LCP: 1300, ratio: 1.05, TBT: 200, CLS: 0.02 };

/** Copies the site and removes the scripts from its pages. */
function makeBareSite(site: string): void {
  rmSync(bareSite, { recursive: true, force: true });
  cpSync(site, bareSite, { recursive: true });
  const files = readdirSync(bareSite, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(bareSite, file), 'utf8');
    const bare = html.replaceAll(/<script type="module"[^>]*><\/script>/g, '');
    if (bare === html) throw new Error(`${file} has no script to remove`);
    writeFileSync(join(bareSite, file), bare);
  }
}

async function audit(url: string) {
  const result = await lighthouse(url, { port: debuggingPort, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}`);
  const { audits, categories } = result.lhr;
  const faults = Object.entries(categories)
    .flatMap(([name, { auditRefs }]) => (name === 'performance' ? [] : auditRefs))
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  if (faults.length > 0) console.error(`${url}: ${faults.join(', ')}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    scores: Object.fromEntries(Object.keys(least).map((name) => [name, score(name)])),
    figure: (id: string) => audits[id]?.numericValue ?? Number.NaN,
  };
}

/** Pages by Lighthouse, in turn with the same HTML without scripts. */
export const pages: Bench = {
  note: 'Lighthouse mobile, simulated slow 4G; ms, kB',
  rounds: 5,
  async round(_, options) {
    makeBareSite(options.site);
    return served(options, 4330, (origin) =>
      served({ ...options, site: bareSite }, 4331, async (bareOrigin) => {
        const table: Table = {};
        for (const path of options.paths.length > 0 ? options.paths : allPages) {
          const { scores, figure } = await audit(origin + path);
          const bare = (await audit(bareOrigin + path)).figure('largest-contentful-paint');
          const LCP = figure('largest-contentful-paint');
          table[path] = {
            ...scores,
            FCP: figure('first-contentful-paint'),
            LCP,
            'without scripts': bare,
            ratio: LCP / bare,
            TBT: figure('total-blocking-time'),
            CLS: figure('cumulative-layout-shift'),
            sent: figure('total-byte-weight') / 1000,
          };
        }
        return table;
      }),
    );
  },
  exceeded: (table) =>
    Object.entries(table).flatMap(([path, figures]) => [
      ...Object.entries(least).flatMap(([name, score]) =>
        figures[name]! >= score ? [] : [`${path}: ${name} is ${figures[name]}, below ${score}`],
      ),
      ...Object.entries(most).flatMap(([name, limit]) =>
        over(`${path}: ${name}`, figures[name], limit),
      ),
    ]),
};
