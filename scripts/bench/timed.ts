// `npx tsx scripts/bench/timed.ts list` (or `press`, or none for both): how soon the staff list and presses are answered, in a
// production build on the sandbox; medians of some rounds. `--rounds 1` is a look. Exits with 1 where a budget is exceeded.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build } from 'vite';
import { browserArgs, findBrowser } from '#scripts/findBrowser.ts';
import { list } from './list.ts';
import { machine, markdown, median, merge, type Table } from './kit.ts';
import { press } from './press.ts';

const benches = { list, press };
const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string' } },
  allowPositionals: true,
});
const site = '.sandbox/bench-site';
await build({ mode: 'sandbox', logLevel: 'error', build: { outDir: site, emptyOutDir: true } });
const browser = await chromium.launch({ ...(await findBrowser()), args: browserArgs });
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const rounds = Number(values.rounds ?? bench.rounds);
    const tables: Table[] = [];
    while (tables.length < rounds) tables.push(await bench.round(browser, site));
    const table = merge(tables, median);
    console.log(
      `\n${bench.note}; median of ${rounds}; ${machine(browser.version())}\n\n${markdown(name, table).join('\n')}`,
    );
    const exceeded = bench.exceeded(table);
    for (const line of exceeded) console.error(line);
    if (exceeded.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
}
