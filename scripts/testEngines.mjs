// The site's main job in the other engines, Firefox and WebKit: book, log in, find the request first in the list, take the
// export. `npm run test:engines`, or `node scripts/testEngines.mjs firefox` for one. Takes the browsers that are there, or
// Debian's packages (as root); one that can't be had is said aloud. With `--optional`, as in `npm test`, it fetches in CI only.
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
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build, preview, runnerImport } from 'vite';
import { ear } from './engines/engine.mjs';
import { startFirefox } from './engines/firefox.mjs';
import { startWebKit } from './engines/webkit.mjs';

/** @typedef {import('./engines/engine.mjs').Engine} Engine */

const port = 4340;
const origin = `http://127.0.0.1:${port}`;
const site = '.sandbox/engines-site';

const engines = [
  { name: 'Firefox', package: 'firefox-esr', start: startFirefox },
  { name: 'WebKit', package: 'webkit2gtk-driver xvfb', start: startWebKit },
];

const { values: options, positionals: wanted } = parseArgs({
  options: { optional: { type: 'boolean' } },
  allowPositionals: true,
});

/**
 * What went wrong meanwhile: complaints of the pages, and answers that no page should get.
 * @type {string[]}
 */
const complaints = [];

/** Gives every built page an ear. */
function listen() {
  writeFileSync(join(site, 'ear.js'), `(${String(ear)})();`);
  const pages = readdirSync(site, { recursive: true }).map(String);
  for (const file of pages.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(site, file), 'utf8');
    writeFileSync(
      join(site, file),
      html.replace(/<head[^>]*>/, (head) => `${head}<script src="/ear.js"></script>`),
    );
  }
}

/** The built site on a sandbox with bookings of its own, in memory: nobody's list changes, and none holds another engine's. */
async function serve() {
  /** @type {{ module: typeof import('../sandbox/sandboxState.ts') }} */
  const { module: store } = await runnerImport('./sandbox/sandboxState.ts');
  /** @type {{ module: typeof import('../sandbox/handlers.ts') }} */
  const { module: sandbox } = await runnerImport('./sandbox/handlers.ts');
  /** @type {{ module: typeof import('../sandbox/httpAdapter.ts') }} */
  const { module: http } = await runnerImport('./sandbox/httpAdapter.ts');
  const handlers = sandbox.createHandlers(store.createSandboxState());
  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'vetbuddy:engines-cloud',
    enforce: 'pre',
    configurePreviewServer({ middlewares }) {
      middlewares.use((req, res, next) => {
        res.once('finish', () => {
          if (res.statusCode >= 400) complaints.push(`${res.statusCode} ${req.method} ${req.url}`);
        });
        if (req.url === '/sandbox/complaint')
          textOf(req).then((words) => {
            complaints.push(words);
            res.end();
          }, next);
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
 * Waits until a question is answered with something.
 * @template T
 * @param {string} what it waits for, for the message
 * @param {() => Promise<T | undefined | null | false | ''> | T | undefined} question
 * @returns {Promise<T>}
 */
async function until(what, question) {
  const end = Date.now() + 30_000;
  for (;;) {
    const answer = await question();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await wait(100);
  }
}

/** @type {(engine: Engine, text: string) => Promise<unknown>} */
const shows = (engine, text) =>
  until(`'${text}' on the page`, () =>
    engine.ask((words) => document.body.innerText.includes(words), text),
  );

/**
 * @param {Engine} engine
 * @param {string} address
 */
async function open(engine, address) {
  await engine.open(origin + address);
  // As a person's first touch does it: the page's script waits for one.
  await engine.ask(() => document.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  await until(`${address} to come alive`, () =>
    engine.ask(() => document.querySelector('#root[data-alive]') !== null),
  );
}

/** Far enough ahead to be the newest of all, on a day whose parts can't be mistaken for each other. */
const day = { year: new Date().getFullYear() + 2, month: '03', date: '27' };
const isoDay = `${day.year}-${day.month}-${day.date}`;

const asked = {
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
  await until('the locations', () =>
    engine.ask(() => document.querySelectorAll('select option').length > 10),
  );
  for (const [name, text] of Object.entries(asked)) await engine.type(name, text);
  // With keys, in the browser's own date field.
  await engine.type('Appointment Date', `${day.month}/${day.date}/${day.year}`);
  assert.equal(await engine.ask(dateTyped), isoDay);
  for (const [name, option] of Object.entries(choices)) await engine.choose(name, option);
  await engine.press('Book Appointment');
  await shows(engine, 'Appointment booked successfully!');
}

/** @param {Engine} engine */
async function logIn(engine) {
  await open(engine, '/login');
  await engine.type('Email', 'staff@vetbuddy.example');
  await engine.type('Password', 'Sample-Paws-2026');
  await engine.press('Login');
  await shows(engine, 'Login successful!');
  assert.equal(await engine.ask(() => window.location.pathname), '/appointmentlist');
}

/** @param {Engine} engine */
async function findFirst(engine) {
  await shows(engine, 'Page 1 of');
  const cells = await engine.ask(() => {
    const row = document.querySelector('main tbody tr');
    return [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent?.trim());
  });
  const words = cells.join(' | ');
  for (const text of [asked.Name, '9876543210', ...Object.values(choices), `27 Mar ${day.year}`])
    assert.ok(words.includes(text), `the first request shows ${text}: ${words}`);
}

/** @param {Engine} engine */
async function takeExport(engine) {
  await engine.press('Export to Excel');
  const file = join(engine.downloads, 'appointments.csv');
  const csv = await until('appointments.csv', () =>
    existsSync(file) ? readFileSync(file, 'utf8') : undefined,
  );
  assert.ok(csv.startsWith('\uFEFF"ID","Name","Mobile",'), 'the file opens in a spreadsheet');
  const row = `,"${asked.Name}","9876543210","asha@example.com","Surgery","Cat","VetBuddy Adyar (sample)",`;
  assert.ok(csv.includes(row), 'the request is in the file');
  assert.ok(csv.includes(`"${isoDay}","16:30","Limping, ""left"" front paw; since Saturday."\r\n`));
}

/** @param {Engine} engine */
async function noComplaints(engine) {
  assert.equal(complaints.join('\n'), '');
  // A console that nobody hears would let everything pass.
  await engine.ask(() => {
    console.error('A complaint');
    setTimeout(() => {
      throw new Error('A fault');
    });
  });
  for (const text of ['A complaint', 'A fault'])
    await until(`'${text}' to be heard`, () =>
      complaints.some((complaint) => complaint.includes(text)),
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
    engine = await start({ mayFetch: !options.optional || Boolean(process.env.CI), work });
    if (!engine) {
      console.warn(`LEFT OUT: no ${name} here (Debian: apt-get install ${packages}).`);
      return 'skipped';
    }
    complaints.length = 0;
    for (const step of [book, logIn, findFirst, takeExport, noComplaints]) await step(engine);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      `✓ ${engine.version}: booked, logged in, first in the list, exported, no complaint (${seconds} s)`,
    );
    return 'passed';
  } catch (error) {
    console.error(`✗ ${engine?.version ?? name}:`, error);
    console.error(complaints.join('\n'));
    return 'failed';
  } finally {
    await engine?.close();
    await server.close();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }
}

await build({ mode: 'sandbox', logLevel: 'error', build: { outDir: site, emptyOutDir: true } });
listen();

const count = { passed: 0, failed: 0, skipped: 0 };
for (const engine of engines)
  if (wanted.length === 0 || wanted.includes(engine.name.toLowerCase()))
    count[await run(engine)] += 1;
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/engines.json', JSON.stringify(count));
if (count.failed > 0 || (count.skipped > 0 && !options.optional)) process.exitCode = 1;
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
