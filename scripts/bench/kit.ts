import { cpus, loadavg } from 'node:os';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { preview } from 'vite';

/** Figures by row and column, in ms where nothing else is said. */
export type Table = Record<string, Record<string, number>>;

export interface Bench {
  /** What the figures are of. */
  note: string;
  rounds: number;
  round: (browser: Browser, site: string) => Promise<Table>;
  /** A line for each figure over its budget. */
  exceeded: (table: Table) => string[];
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** A line that a figure is over its limit; none where it isn't. */
export function over(what: string, figure: number | undefined, most: number): string[] {
  return (figure ?? Infinity) <= most ? [] : [`${what}: ${brief(figure)}, not ${brief(most)}`];
}

const brief = (figure = Number.NaN) => (figure < 10 ? figure.toFixed(2) : Math.round(figure));

export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** One table of several rounds: of each figure the one that is picked. */
export function merge(tables: Table[], pick: (numbers: number[]) => number): Table {
  const cells = (row: string, columns: Table[string]) =>
    Object.keys(columns).map((name) => [name, pick(tables.map((table) => table[row]![name]!))]);
  const rows = Object.entries(tables[0] ?? {});
  return Object.fromEntries(rows.map(([row, all]) => [row, Object.fromEntries(cells(row, all))]));
}

/** A table in Markdown, a line each. */
export function markdown(title: string, table: Table): string[] {
  const columns = Object.keys(Object.values(table)[0] ?? {});
  return [
    [title, ...columns],
    [title, ...columns].map(() => '---'),
    ...Object.entries(table).map(([row, all]) => [row, ...columns.map((name) => brief(all[name]))]),
  ].map((cells) => `| ${cells.join(' | ')} |`);
}

/** Serves a built site as a host would while something is measured; the list of requests at `/requests`. */
export async function served<Result>(
  site: string,
  port: number,
  measure: (origin: string) => Promise<Result>,
  requests = () => requestsJson(300),
): Promise<Result> {
  const server = await preview({
    mode: 'sandbox',
    logLevel: 'error',
    build: { outDir: site },
    preview: { port, strictPort: true, host: '127.0.0.1' },
    plugins: [
      {
        name: 'bench:requests',
        enforce: 'pre',
        configurePreviewServer: ({ middlewares }) =>
          void middlewares.use('/requests', (_, response) => {
            response.setHeader('content-type', 'application/json').end(requests());
          }),
      },
    ],
  });
  return measure(`http://127.0.0.1:${port}`).finally(() => server.close());
}

/**
 * A page in a context of its own, where somebody is logged in. Its call for the requests goes to the server, although the policy
 * does not allow that: an answer that Playwright fulfils arrives in one piece. `listen` runs in it first.
 */
export async function newPage(
  browser: Browser,
  options: BrowserContextOptions,
  listen: () => void,
): Promise<Page> {
  const context = await browser.newContext({ ...options, bypassCSP: true });
  // What runs the scripts here (tsx) names functions by a helper of its own.
  await context.addInitScript('globalThis.__name = (target) => target');
  await context.addInitScript(() => {
    localStorage.setItem('idToken', 'a.b.c');
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this`
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function openRequests(method: string, url: string) {
      const isList = url.endsWith('/admin-booking-list');
      return open.call(this, method, isList ? '/requests' : url, true);
    };
    // Otherwise the answer would seem to come after a redirect.
    Object.defineProperty(XMLHttpRequest.prototype, 'responseURL', { get: () => '' });
  });
  await context.addInitScript(listen);
  return context.newPage();
}

/** Requests over four years, in no order, as the API would send them. */
export function requestsJson(count: number): string {
  const names = ['Asha Menon', 'José Fernandes', 'मीरा नायर', 'Karthik Subramanian', 'Zoya Ansari'];
  const types = ['Vet Consultation', 'Pet Vaccination', 'Surgery', 'Grooming'];
  const clinics = ['Adyar', 'T Nagar', 'Indiranagar'];
  const data = Array.from({ length: count }, (_, index) => {
    // Every tenth has the mobile number and the day of the one before.
    const same = index % 10 ? index : Math.max(0, index - 1);
    const minutes = 630 + ((index * 104_729) % 19) * 30;
    return {
      id: index + 1,
      name: `${names[index % 5]} ${index}`,
      mobile_number: `55555${String(same).padStart(5, '0')}`,
      email: `owner.${index}@mail.example`,
      appointment_type: types[index % 4],
      pet_type: index % 3 ? 'Dog' : 'Cat',
      location_name: `VetBuddy ${clinics[index % 3]} (sample)`,
      store_manager_number: '5555500013',
      appointment_date: new Date(Date.UTC(2024, 0, 1 + ((500 + same * 7919) % 1461))).toISOString(),
      appointment_time: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
      comments: `Comment ${index}: "limping" on the left front leg,\nsince Saturday.`,
    };
  });
  return JSON.stringify({ data });
}

/** What is measured on, as a sentence. */
export function machine(browserVersion: string): string {
  return `${cpus()[0]?.model}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}, Chromium ${browserVersion}.`;
}
