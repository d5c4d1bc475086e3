import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview, type PreviewServer } from 'vite';
import { translate } from '#e2e/support/translate.ts';
import { createHandlers } from '#sandbox/handlers.ts';
import { respond } from '#sandbox/httpAdapter.ts';
import { createSandboxState } from '#sandbox/sandboxState.ts';
import { noteErrors } from './inPage.ts';

const port = 4340;
const folder = '.sandbox/other-browsers-site';

const fresh = { refusals: [] as string[], areChunksSlow: false, isTranslated: false };

/** The site under test, as it is at the moment. */
export const site = {
  origin: `http://127.0.0.1:${port}`,
  /** Where the browser at work puts its downloads. */
  downloads: '',
  /** `refusals` are responses with an error status; the chunks of a page may stay on their way, its words be translated. */
  ...fresh,
  handlers: createHandlers(createSandboxState()),
};

/** For another browser: no bookings but the samples, which the sandbox keeps in memory. */
export function resetSite(downloads: string): void {
  const handlers = createHandlers(createSandboxState());
  Object.assign(site, fresh, { downloads, handlers, refusals: [] });
}

/** A function as a script of the page. What runs the scripts here (tsx) names functions by a helper of its own. */
const scriptOf = (run: () => void) =>
  `globalThis.__name ??= (target) => target; (${String(run)})();`;

/** Builds the site on the sandbox, with two scripts more on every page: one notes its errors, the other translates it. */
export async function buildSite(): Promise<void> {
  await build({ mode: 'sandbox', logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  writeFileSync(join(folder, 'note-errors.js'), scriptOf(noteErrors));
  const scripts = '<script src="/note-errors.js"></script><script src="/translate.js"></script>';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, file),
      html.replace(/<head[^>]*>/, (head) => head + scripts),
    );
  }
}

export function serveSite(): Promise<PreviewServer> {
  return preview({
    mode: 'sandbox',
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port, strictPort: true, host: '127.0.0.1' },
    plugins: [
      {
        name: 'vetbuddy:other-browsers-cloud',
        enforce: 'pre',
        configurePreviewServer({ middlewares }) {
          middlewares.use((req, res, next) => {
            res.once('finish', () => {
              if (res.statusCode >= 400)
                site.refusals.push(`${res.statusCode} ${req.method} ${req.url}`);
            });
            if (req.url === '/translate.js') {
              res
                .setHeader('content-type', 'text/javascript')
                .setHeader('cache-control', 'no-store');
              res.end(site.isTranslated ? scriptOf(translate) : '');
            } else if (site.areChunksSlow && req.url?.endsWith('.js')) setTimeout(next, 2000);
            else if (req.url?.startsWith('/sandbox/')) respond(site.handlers, req, res).catch(next);
            else next();
          });
        },
      },
    ],
  });
}
