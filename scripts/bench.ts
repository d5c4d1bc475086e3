// `npm run bench`: all that is timed, in a production build on the sandbox, a quarter of an hour: pages beside their script-free twins,
// the staff list, presses. `npm run bench pages` (or `list`, `press`) is one of them, `npm run bench pages /service` one page;
// `-- --rounds 1` is a look, `--write` writes the tables into docs/figures.md. Exits with 1 where a budget is exceeded.
// `--check` is for `npm run test:all`, on any machine, however busy: the best of three rounds counts, since whatever else the machine
// does only adds. `--site FOLDER` takes a production build that is there already.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build } from 'vite';
import {
  debuggingPort,
  machine,
  markdown,
  median,
  merge,
  type Table,
  writeFigures,
} from './bench/kit.ts';
import { list } from './bench/list.ts';
import { pages } from './bench/pages.ts';
import { press } from './bench/press.ts';
import { browserArgs, findBrowser } from './findBrowser.ts';

const benches = { pages, list, press };
const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string' },
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    site: { type: 'string' },
  },
  allowPositionals: true,
});
const isCheck = values.check;
const site = values.site ?? '.sandbox/bench-site';
const paths = positionals.filter((each) => each.startsWith('/'));
const named = Object.entries(benches).filter(([name]) => positionals.includes(name));
if (!values.site)
  await build({ mode: 'sandbox', logLevel: 'error', build: { outDir: site, emptyOutDir: true } });

const browser = await chromium.launch({
  ...(await findBrowser()),
  args: [...browserArgs, `--remote-debugging-port=${debuggingPort}`],
});
try {
  const options = { isCheck, site, isSandbox: !values.site, paths };
  const on = machine(browser.version());
  for (const [name, bench] of named.length > 0 ? named : Object.entries(benches)) {
    const rounds = isCheck ? 3 : Number(values.rounds ?? bench.rounds);
    const tables: Table[] = [];
    const merged = () => merge(tables, isCheck ? (all) => Math.min(...all) : median);
    const exceeded = () => bench.exceeded(merged(), isCheck);
    const isEnough = () => tables.length === rounds || (isCheck && exceeded().length === 0);
    do tables.push(await bench.round(browser, options));
    while (!isEnough());
    const table = [`${bench.note}; median of ${rounds}; ${on}`, '', ...markdown(name, merged())];
    console.log(`\n${table.join('\n')}`);
    for (const line of exceeded()) console.error(line);
    if (exceeded().length > 0) process.exitCode = 1;
    if (values.write) await writeFigures(name, table);
  }
} finally {
  await browser.close();
}
