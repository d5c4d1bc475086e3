// Tests the main journey in Firefox and WebKit, as it is and on translated pages: book, log in, find the request at the top of the
// list, export.
// `npm run test:all engines`, or `node scripts/testEngines.mjs firefox` for one. Uses installed browsers, or installs Debian's
// packages (as root), and reports a browser it cannot get. With `--optional`, as in `npm run test:all`, it installs only in CI.
import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build, preview, runnerImport } from 'vite';
import { noteErrors } from './engines/engine.mjs';
import { startFirefox } from './engines/firefox.mjs';
import { translate } from './engines/translate.mjs';
import { startWebKit } from './engines/webkit.mjs';

/** @typedef {import('./engines/engine.mjs').Engine} Engine */

const port = 4340;
const origin = `http://127.0.0.1:${port}`;
const site = '.sandbox/engines-site';

const engines = [
  { name: 'Firefox', package: 'firefox-esr', start: startFirefox },
  { name: 'WebKit', package: 'webkit2gtk-driver xvfb', start: startWebKit },
];

const { values: options, positionals: requested } = parseArgs({
  options: { optional: { type: 'boolean' } },
  allowPositionals: true,
});

/**
 * Responses with an error status.
 * @type {string[]}
 */
const refusals = [];

/** Adds scripts to every built page: one notes its errors, the other translates it (while `isTranslated`). */
function addScripts() {
  writeFileSync(join(site, 'note-errors.js'), `(${String(noteErrors)})();`);
  const scripts = '<script src="/note-errors.js"></script><script src="/translate.js"></script>';
  const pages = readdirSync(site, { recursive: true }).map(String);
  for (const file of pages.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(site, file), 'utf8');
    writeFileSync(
      join(site, file),
      html.replace(/<head[^>]*>/, (head) => head + scripts),
    );
  }
}

/** While true, the chunks of a page stay on their way. */
let areChunksSlow = false;

/** While true, pages are translated. */
let isTranslated = false;

/**
 * Serves the built site on a sandbox that keeps its bookings in memory, so that every engine starts with the same list.
 */
async function serve() {
  /** @type {{ module: typeof import('../sandbox/sandboxState.ts') }} */
  const { module: state } = await runnerImport('./sandbox/sandboxState.ts');
  /** @type {{ module: typeof import('../sandbox/handlers.ts') }} */
  const { module: sandbox } = await runnerImport('./sandbox/handlers.ts');
  /** @type {{ module: typeof import('../sandbox/httpAdapter.ts') }} */
  const { module: http } = await runnerImport('./sandbox/httpAdapter.ts');
  const handlers = sandbox.createHandlers(state.createSandboxState());
  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'vetbuddy:engines-cloud',
    enforce: 'pre',
    configurePreviewServer({ middlewares }) {
      middlewares.use((req, res, next) => {
        res.once('finish', () => {
          if (res.statusCode >= 400) refusals.push(`${res.statusCode} ${req.method} ${req.url}`);
        });
        if (req.url === '/translate.js') {
          res.setHeader('content-type', 'text/javascript').setHeader('cache-control', 'no-store');
          res.end(isTranslated ? `(${String(translate)})();` : '');
        } else if (areChunksSlow && req.url?.endsWith('.js')) setTimeout(next, 2000);
        else if (req.url?.startsWith('/sandbox/')) http.respond(handlers, req, res).catch(next);
        else next();
      });
    },
  };
  return preview({
    mode: 'sandbox',
    logLevel: 'error',
    plugins: [plugin],
    build: { outDir: site },
    preview: { port, strictPort: true, host: '127.0.0.1' },
  });
}

/**
 * Waits until a condition returns something.
 * @template T
 * @param {string} what it waits for; part of the error message
 * @param {() => Promise<T | undefined | null | false | ''> | T | undefined} condition
 * @returns {Promise<T>}
 */
async function waitFor(what, condition) {
  const end = Date.now() + 30_000;
  for (;;) {
    const result = await condition();
    if (result) return result;
    if (Date.now() > end) throw new Error(`Timed out waiting for ${what}`);
    await wait(100);
  }
}

/** @type {(engine: Engine, text: string) => Promise<unknown>} */
const shows = (engine, text) =>
  waitFor(`'${text}' on the page`, () =>
    engine.evaluate((words) => document.body.innerText.includes(words), text),
  );

/**
 * What the page has noted (engines/engine.mjs).
 * @param {Engine} engine
 * @returns {Promise<string[]>}
 */
async function noted(engine) {
  return await engine.evaluate(() => Reflect.get(window, 'problems') ?? []);
}

/** @param {Engine} engine */
async function expectNoProblems(engine) {
  assert.deepEqual([...refusals, ...(await noted(engine))], []);
}

/**
 * @param {Engine} engine
 * @param {string} address
 */
async function open(engine, address) {
  await expectNoProblems(engine);
  await engine.open(origin + address);
  // Nobody does anything: the page comes alive by itself, with every control.
  await waitFor(`${address} to be hydrated`, () =>
    // No element crosses over from Firefox.
    engine.evaluate(() => document.querySelector('#root[data-hydrated]') !== null),
  );
  const disabled = await engine.evaluate(() =>
    Array.from(document.querySelectorAll(':disabled:not(option)'), ({ outerHTML }) => outerHTML),
  );
  assert.deepEqual(disabled, []);
}

/** Later than every sample, so that it comes first; no part of the date equals another. */
const day = { year: new Date().getFullYear() + 2, month: '03', date: '27' };
const isoDay = `${day.year}-${day.month}-${day.date}`;

const typed = {
  Name: 'मीनाक्षी Rao',
  'Mobile Number': '9876543210',
  Email: 'asha@example.com',
  Comments: 'Limping, "left" front paw; since Saturday.',
};

const choices = {
  Location: 'VetBuddy Adyar (sample)',
  'Appointment Type': 'Surgery',
  'Pet Type': 'Cat',
  'Appointment Time': '4:30 PM',
};

const dateTyped = () =>
  [...document.querySelectorAll('input')].find(({ type }) => type === 'date')?.value;

/** @param {Engine} engine */
async function book(engine) {
  await open(engine, '/devcontact');
  await waitFor('the locations', () =>
    engine.evaluate(() => document.querySelectorAll('select option').length > 10),
  );
  for (const [name, text] of Object.entries(typed)) await engine.type(name, text);
  // Typed with keys into the native date field.
  await engine.type('Appointment Date', `${day.month}/${day.date}/${day.year}`);
  assert.equal(await engine.evaluate(dateTyped), isoDay);
  for (const [name, option] of Object.entries(choices)) await engine.choose(name, option);
  await engine.click('Book Appointment');
  await shows(engine, 'Appointment booked successfully!');
}

/**
 * The pages with the most that is sorted, counted or told by the clock: each browser must render what the build did.
 * @param {Engine} engine
 */
async function read(engine) {
  for (const address of ['/', '/service', '/timetable', '/blog']) await open(engine, address);
}

/**
 * A visitor who leaves a page while its chunks load arrives at the next one.
 * @param {Engine} engine
 */
async function leave(engine) {
  areChunksSlow = true;
  await engine.open(`${origin}/service`);
  await engine.evaluate(() => document.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  areChunksSlow = false;
  await engine.open(`${origin}/about`);
  await wait(500);
  assert.equal(await engine.evaluate(() => window.location.pathname), '/about');
}

/** @param {Engine} engine */
async function logIn(engine) {
  await open(engine, '/login');
  await engine.type('Email', 'staff@vetbuddy.example');
  await engine.type('Password', 'Sample-Paws-2026');
  await engine.click('Login');
  await shows(engine, 'Login successful!');
  assert.equal(await engine.evaluate(() => window.location.pathname), '/appointmentlist');
}

/** @param {Engine} engine */
async function findRequest(engine) {
  await shows(engine, 'Page 1 of');
  // The rows may come a moment after the pager.
  await shows(engine, typed.Name);
  const cells = await engine.evaluate(() => {
    const row = document.querySelector('main tbody tr');
    return [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent?.trim());
  });
  const words = cells.join(' | ');
  for (const text of [typed.Name, '9876543210', ...Object.values(choices), `27 Mar ${day.year}`])
    assert.ok(words.includes(text), `the first request shows ${text}: ${words}`);
}

/**
 * A request is painted a frame before it is modal: it must not move then.
 * @param {Engine} engine
 */
async function openRequest(engine) {
  await engine.evaluate(() => {
    const proto = HTMLDialogElement.prototype;
    // oxlint-disable-next-line typescript/unbound-method -- called with its dialog
    const { showModal } = proto;
    proto.showModal = function showAndNote() {
      const before = this.getBoundingClientRect();
      showModal.call(this);
      const places = [before, this.getBoundingClientRect()];
      Object.assign(window, { places: places.map(({ x, y, width }) => [x, y, width].join(' ')) });
    };
  });
  await engine.click(typed.Name);
  const [painted, modal] = await waitFor('the request', () =>
    engine.evaluate(() => Reflect.get(window, 'places')),
  );
  assert.equal(painted, modal);
  assert.ok(painted.split(' ')[2] > 350, painted);
  await engine.evaluate(() => document.querySelector('dialog')?.close());
}

/** @param {Engine} engine */
async function exportList(engine) {
  const file = join(engine.downloads, 'appointments.csv');
  rmSync(file, { force: true });
  await engine.click('Export to Excel');
  const csv = await waitFor('appointments.csv', () =>
    existsSync(file) ? readFileSync(file, 'utf8') : undefined,
  );
  assert.ok(csv.startsWith('\uFEFF"ID","Name","Mobile",'), 'the file opens in a spreadsheet');
  const row = `,"${typed.Name}","9876543210","asha@example.com","Surgery","Cat","VetBuddy Adyar (sample)",`;
  assert.ok(csv.includes(row), 'the request is in the file');
  assert.ok(csv.includes(`"${isoDay}","16:30","Limping, ""left"" front paw; since Saturday."\r\n`));
}

/**
 * From now on the browser translates its pages, for a visitor whom they don't know.
 * @param {Engine} engine
 */
async function beginTranslating(engine) {
  await expectNoProblems(engine);
  isTranslated = true;
  await engine.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** @param {Engine} engine */
async function expectTranslated(engine) {
  const words = await engine.evaluate(() => document.querySelectorAll('main label font').length);
  assert.ok(words > 0);
}

/**
 * Without the notes no page could have a problem.
 * @param {Engine} engine
 */
async function expectNotes(engine) {
  await expectNoProblems(engine);
  await engine.evaluate(() => {
    console.error('A sample error');
    setTimeout(() => {
      throw new Error('A sample exception');
    });
    document.body.append(Object.assign(new Image(), { src: '/robots.txt' }));
  });
  for (const text of ['A sample error', 'A sample exception', 'not loaded: <img'])
    await waitFor(`'${text}' to be noted`, async () =>
      (await noted(engine)).some((problem) => problem.includes(text)),
    );
}

/**
 * @param {typeof engines[number]} candidate
 * @returns {Promise<'passed' | 'failed' | 'skipped'>}
 */
async function run({ name, package: packages, start }) {
  const work = mkdtempSync(join(tmpdir(), 'vetbuddy-engine-'));
  const started = Date.now();
  const server = await serve();
  /** @type {Engine | undefined} */
  let engine;
  try {
    engine = await start({ mayInstall: !options.optional || Boolean(process.env.CI), work });
    if (!engine) {
      console.warn(`SKIPPED: no ${name} here (Debian: apt-get install ${packages}).`);
      return 'skipped';
    }
    refusals.length = 0;
    isTranslated = false;
    const journey = [book, logIn, findRequest, openRequest, exportList];
    const translated = [beginTranslating, ...journey, expectTranslated];
    for (const step of [read, leave, ...journey, ...translated, expectNotes]) await step(engine);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      `✓ ${engine.version}: booked, logged in, first in the list, exported, also translated, no problem (${seconds} s)`,
    );
    return 'passed';
  } catch (error) {
    console.error(`✗ ${engine?.version ?? name}:`, error);
    return 'failed';
  } finally {
    await engine?.close();
    await server.close();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }
}

await build({ mode: 'sandbox', logLevel: 'error', build: { outDir: site, emptyOutDir: true } });
addScripts();

const count = { passed: 0, failed: 0, skipped: 0 };
for (const engine of engines)
  if (requested.length === 0 || requested.includes(engine.name.toLowerCase()))
    count[await run(engine)] += 1;
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/engines.json', JSON.stringify(count));
if (count.failed > 0 || (count.skipped > 0 && !options.optional)) process.exitCode = 1;
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
