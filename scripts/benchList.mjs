// Times of the staff list with 1,000, 10,000 and 100,000 requests, in a production build.
// `npm run bench list`: builds on the sandbox, three rounds; `npm run bench list -- --rounds 1` for a look; `--write` writes
// the table into docs/figures.md. Exits with 1 where a limit is broken.
// `--check` is for `npm run test:all`, on any machine, however busy: no milliseconds, but how times grow from 10,000 to 100,000
// requests, and how late the rows are and how long the page is held compared with other work on that page. `--site FOLDER`
// takes a production build that is there already.
/* oxlint-disable unicorn/consistent-function-scoping, typescript/unbound-method -- `listen` is sent to the page whole. */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserArgs, findBrowser } from './findBrowser.ts';
import { machine, writeFigures } from './figures.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    site: { type: 'string' },
  },
});
const rounds = options.check ? 1 : Number(options.rounds);
const sizes = options.check ? [10_000, 100_000] : [1_000, 10_000, 100_000];
/** Whatever else the machine does only adds: where a check fails, the shortest of so many rounds counts. */
const checks = 3;
const site = options.site ?? '.sandbox/bench-list';
const port = 4334;

const limit = {
  /** ms from the answer's last byte to the first rows, and from a press to the next frame that shows what it does. */
  rows: 300,
  answer: 200,
  /** The longest the page may be held by loading and by an export, ms. */
  hold: 100,
  /** How much steeper than n log n a measurement may look. Below `noise` ms (MB for memory) rounding is all there is. */
  growth: 1.5,
  noise: 50,
  /**
   * How late the first rows may be and how long the page may be held, compared with the time in which the page writes the
   * same list in one go.
   */
  rowsPart: 2,
  holdPart: 0.5,
};

/** @param {number} count */
const nLogN = (count) => count * Math.log(count);

const names = ['Asha Menon', 'José Fernandes', 'मीरा नायर', 'Karthik Subramanian', 'Zoya Ansari'];
const types = ['Vet Consultation', 'Pet Vaccination', 'Surgery', 'Grooming'];
const clinics = [
  'VetBuddy Adyar (sample)',
  'VetBuddy T Nagar (sample)',
  'VetBuddy Indiranagar (sample)',
];

/** @param {number} count requests over four years, in no order, as the API would send them */
function answerOf(count) {
  const data = Array.from({ length: count }, (_, index) => {
    // Every tenth has the mobile number and the day of the one before.
    const same = index % 10 ? index : Math.max(0, index - 1);
    const day = new Date(Date.UTC(2024, 0, 1 + ((500 + same * 7919) % 1461)));
    const minutes = 630 + ((index * 104_729) % 19) * 30;
    return {
      id: index + 1,
      name: `${names[index % names.length]} ${index}`,
      mobile_number: `55555${String(same).padStart(5, '0')}`,
      email: `owner.${index}@mail.example`,
      appointment_type: types[index % types.length],
      pet_type: index % 3 ? 'Dog' : 'Cat',
      location_name: clinics[index % clinics.length],
      store_manager_number: '5555500013',
      appointment_date: day.toISOString(),
      appointment_time: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
      comments: `Comment ${index}: "limping" on the left front leg,\nsince Saturday.`,
    };
  });
  return JSON.stringify({ data });
}

/** Runs in the page, before it: notes what holds it and how long an answer takes to be on screen. */
function listen() {
  /** @type {{ start: number, duration: number }[]} */
  const tasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      tasks.push({ start: startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });

  // When the list's answer begins and when the page has read its last byte.
  let beganAt = 0;
  let answeredAt = 0;
  const { fetch } = window;
  window.fetch = async (address, call) => {
    if (typeof address !== 'string' || !address.endsWith('/admin-booking-list'))
      return fetch(address, call);
    // From this server, because an answer that Playwright fulfils arrives in one piece.
    const answer = await fetch('/admin-booking-list', call);
    beganAt = performance.now();
    return answer;
  };
  const { read } = ReadableStreamDefaultReader.prototype;
  /** @this {ReadableStreamDefaultReader} */
  ReadableStreamDefaultReader.prototype.read = async function note() {
    const part = await read.call(this);
    if (part.done) answeredAt = performance.now();
    return part;
  };

  const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** @param {() => boolean} done */
  async function shown(done) {
    const start = performance.now();
    while (!done()) {
      if (performance.now() - start > 20_000) throw new Error('Nothing came of it in 20 s.');
      await frame();
    }
    // Twice: the frame that holds it, and the moment after it was drawn.
    await frame();
    await turn();
    return performance.now();
  }
  const text = () => document.querySelector('main')?.textContent ?? '';
  const firstRow = () => document.querySelector('tbody tr')?.textContent ?? '';
  /** @param {string} label */
  const field = (label) => {
    const found = [...document.querySelectorAll('label')].find(
      (element) => element.textContent?.trim() === label,
    );
    return /** @type {HTMLInputElement} */ (document.getElementById(found?.htmlFor ?? ''));
  };
  /** @param {string} name */
  const button = (name) =>
    [...document.querySelectorAll('main button')].find(
      (element) => element.textContent?.trim() === name,
    );
  const longest = (/** @type {number} */ since) =>
    tasks
      .filter(({ start, duration }) => start + duration > since)
      .reduce((most, { duration }) => Math.max(most, duration), 0);

  Object.assign(window, {
    bench: {
      /** ms from the answer's last byte to the first rows, from its first byte to them, and the longest hold on the way. */
      async firstRows() {
        const at = await shown(
          () => !document.querySelector('[aria-busy]') && firstRow().includes('@'),
        );
        await new Promise((resolve) => setTimeout(resolve, 1500));
        return { ms: at - answeredAt, whole: at - beganAt, hold: longest(beganAt) };
      },
      /** ms until the list shows something else. @param {string} label @param {string} value */
      async choose(label, value) {
        const control = field(label);
        const before = firstRow() + text().match(/Showing[^.]*/)?.[0];
        const start = performance.now();
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
          control,
          value,
        );
        control.dispatchEvent(
          new Event(control.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }),
        );
        const at = await shown(() => firstRow() + text().match(/Showing[^.]*/)?.[0] !== before);
        return at - start;
      },
      /** ms in which the page writes so many requests at once: the measure of the machine. @param {string} count */
      async writeAtOnce(count) {
        const row = Array.from({ length: 11 }, (_, index) => `"cell ${index}"`);
        const start = performance.now();
        const rows = Array.from({ length: Number(count) }, (_, id) =>
          [id, ...row].map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(','),
        );
        const { size } = new Blob([rows.join('\r\n')]);
        return size > 0 ? performance.now() - start : 0;
      },
      /** @param {string} name */
      async press(name) {
        const before = text().match(/Page \d+ of/)?.[0];
        const start = performance.now();
        /** @type {HTMLElement | undefined} */ (button(name))?.click();
        const at = await shown(() => text().match(/Page \d+ of/)?.[0] !== before);
        return at - start;
      },
      /** ms until the list shows the days of a quick range, or all of them again. @param {string} name */
      async range(name) {
        const before = text().match(/Showing[^.]*/)?.[0];
        const start = performance.now();
        /** @type {HTMLElement | undefined} */ (button(name))?.click();
        const at = await shown(() => text().match(/Showing[^.]*/)?.[0] !== before);
        return at - start;
      },
      async save() {
        const start = performance.now();
        /** @type {HTMLElement | undefined} */ (button('Export to Excel'))?.click();
        const saysSo = await shown(() => Boolean(button('Preparing…')));
        const at = await shown(() => Boolean(button('Export to Excel')));
        await new Promise((resolve) => setTimeout(resolve, 500));
        return { saysSo: saysSo - start, ms: at - start, hold: longest(start) };
      },
    },
  });
}

const median = (/** @type {number[]} */ numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/**
 * One round on a fresh page.
 * @param {import('playwright').Browser} browser
 * @param {number} size
 */
async function round(browser, size) {
  // The policy does not allow this server for the list's call.
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(listen);
    await page.addInitScript(() => localStorage.setItem('idToken', 'a.b.c'));
    await page.goto(`http://127.0.0.1:${port}/appointmentlist`);
    /** @param {string} act @param {...string} values */
    const run = (act, ...values) =>
      page.evaluate(
        // @ts-expect-error -- put there by `listen`
        ([name, rest]) => window.bench[name](...rest),
        /** @type {const} */ ([act, values]),
      );

    const first = await run('firstRows');
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const slowest = async (/** @type {string[][]} */ steps) => {
      let most = 0;
      for (const [act = '', ...values] of steps) most = Math.max(most, await run(act, ...values));
      return most;
    };
    const sort = await slowest(
      ['Oldest', 'No Sorting', 'Next up', 'Recent', 'Oldest'].map((order) => [
        'choose',
        'Sort By',
        order,
      ]),
    );
    const filter = await slowest([
      ['choose', 'From Date', '2024-06-01'],
      ['choose', 'To Date', '2026-06-01'],
      ['choose', 'From Date', ''],
      ['choose', 'To Date', ''],
    ]);
    const choice = await slowest([
      ['choose', 'Clinic', 'VetBuddy Adyar (sample)'],
      ['choose', 'Service', 'Surgery'],
      ['choose', 'Clinic', ''],
      ['choose', 'Service', ''],
      ['choose', 'Pet', 'Cat'],
      ['choose', 'Pet', ''],
    ]);
    const mark = await slowest([
      ['choose', 'Marks', 'Same time'],
      ['choose', 'Marks', 'Maybe the same'],
      ['choose', 'Marks', ''],
    ]);
    const range = await slowest([
      ['range', 'Next 7 days'],
      ['range', 'Past'],
      ['range', 'Past'],
    ]);
    const turn = await slowest([
      ['press', 'Next'],
      ['press', 'Next'],
      ['press', 'Previous'],
    ]);
    const search = await slowest([
      ['choose', 'Search', 'asha'],
      ['choose', 'Search', 'zoya 9'],
      ['choose', 'Search', 'jose 1'],
      ['choose', 'Search', ''],
    ]);
    const saved = await run('save');
    return {
      'first rows': first.ms,
      'from first byte': first.whole,
      'longest hold while loading': first.hold,
      sort,
      filter,
      choice,
      mark,
      range,
      page: turn,
      search,
      export: saved.ms,
      'says so': saved.saysSo,
      'longest hold of the export': saved.hold,
      memory: usedSize / 1e6,
      ...(options.check && { 'written at once': await run('writeAtOnce', String(size)) }),
    };
  } finally {
    await context.close();
  }
}

/** @type {string[]} */
const table = [];
const say = (/** @type {string} */ line) => {
  console.log(line);
  table.push(line);
};

/**
 * Prints a row for each size.
 * @param {import('playwright').Browser} browser
 */
async function measure(browser) {
  console.log(`Load ${loadavg()[0]?.toFixed(1)}\n`);
  /** @type {Record<string, number>[]} */
  const results = [];
  table.length = 2;
  for (const size of sizes) {
    answer = Buffer.from(answerOf(size));
    /** @type {Record<string, number>[]} */
    const runs = [];
    for (let count = 0; count < rounds; count += 1) runs.push(await round(browser, size));
    const result = Object.fromEntries(
      Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name] ?? 0))]),
    );
    if (results.length === 0) {
      say(`| requests | ${Object.keys(result).join(' | ')} |`);
      say(`|---|${'---|'.repeat(Object.keys(result).length)}`);
    }
    results.push(result);
    const figures = Object.entries(result).map(([name, figure]) =>
      // Shorter tasks are not told.
      name.startsWith('longest') && figure === 0 ? 'under 50' : Math.round(figure),
    );
    say(`| ${size.toLocaleString('en')} | ${figures.join(' | ')} |`);
  }
  return results;
}

/**
 * @param {Record<string, number>[]} results by size
 * @returns {string[]} a line for each figure that grows faster than n log n
 */
function steepGrowth(results) {
  const growing = [
    'first rows',
    'from first byte',
    'sort',
    'filter',
    'choice',
    'mark',
    'range',
    'page',
    'search',
    'export',
    'memory',
  ];
  return sizes.slice(1).flatMap((size, step) => {
    const growth = (nLogN(size) / nLogN(sizes[step] ?? size)) * limit.growth;
    return growing.flatMap((what) => {
      const figure = results[step + 1]?.[what] ?? Infinity;
      const allowed = Math.max(limit.noise, (results[step]?.[what] ?? 0) * growth);
      return figure > allowed
        ? `${what} grows faster than n log n: ${Math.round(figure)} at ${size}, not ${Math.round(allowed)}`
        : [];
    });
  });
}

/**
 * @param {Record<string, number>[]} results by size
 * @param {{ answer?: number, rows: number, hold: number }} most ms, for the longest list
 */
function slow(results, { answer = Infinity, rows, hold }) {
  const most = {
    'first rows': rows,
    'longest hold while loading': hold,
    'longest hold of the export': hold,
    ...Object.fromEntries(
      ['sort', 'filter', 'choice', 'mark', 'range', 'page', 'search', 'says so'].map((what) => [
        what,
        answer,
      ]),
    ),
  };
  return Object.entries(most).flatMap(([what, allowed]) => {
    const took = results.at(-1)?.[what] ?? Infinity;
    return took > allowed ? [`${what}: ${Math.round(took)} ms, not ${Math.round(allowed)}`] : [];
  });
}

/**
 * The limits in milliseconds, for a machine that does nothing else.
 * @param {import('playwright').Browser} browser
 */
async function bench(browser) {
  const results = await measure(browser);
  return [...slow(results, limit), ...steepGrowth(results)];
}

/**
 * The limits that hold on any machine.
 * @param {import('playwright').Browser} browser
 */
async function check(browser) {
  /** @type {Record<string, number>[]} */
  let shortest = [];
  /** @type {string[]} */
  let broken = [];
  for (let tries = 0; tries < checks; tries += 1) {
    const results = await measure(browser);
    shortest = results.map((result, step) =>
      Object.fromEntries(
        Object.entries(result).map(([what, figure]) => [
          what,
          Math.min(figure, shortest[step]?.[what] ?? Infinity),
        ]),
      ),
    );
    const atOnce = shortest.at(-1)?.['written at once'] ?? 0;
    const { rowsPart, holdPart } = limit;
    const most = { rows: atOnce * rowsPart, hold: atOnce * holdPart };
    broken = [...steepGrowth(shortest), ...slow(shortest, most)];
    if (broken.length === 0) break;
    console.error(broken.join('\n'));
  }
  return broken;
}

if (!options.site)
  await build({ mode: 'sandbox', logLevel: 'error', build: { outDir: site, emptyOutDir: true } });
/** What the list's call is answered with. */
let answer = Buffer.from('');
const server = await preview({
  plugins: [
    {
      name: 'bench:cloud',
      enforce: 'pre',
      configurePreviewServer({ middlewares }) {
        middlewares.use('/admin-booking-list', (_, response) => {
          response.setHeader('Content-Type', 'application/json').end(answer);
        });
      },
    },
  ],
  mode: options.site ? 'production' : 'sandbox',
  logLevel: 'error',
  build: { outDir: site },
  preview: { port, strictPort: true, host: '127.0.0.1' },
});
const { executablePath } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: browserArgs });

try {
  say(
    `In ms, memory in MB; median of ${rounds}, of several steps the slowest; ${machine(browser.version())}.`,
  );
  say('');
  const broken = await (options.check ? check : bench)(browser);
  if (options.write) await writeFigures('list', table);
  for (const line of broken) console.error(line);
  if (broken.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
