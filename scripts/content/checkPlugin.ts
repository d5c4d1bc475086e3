import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { builtLanguage, english } from '#scripts/languages/languages.ts';
import { checkContent } from './checkContent.ts';
import { contentFolders } from './folders.ts';
import { type Problem, problemReport } from './Problem.ts';

/** Checks the content: a build stops with all its errors at once; while developing they lie over the page until they are mended. */
export function contentCheck(): Plugin {
  return {
    name: 'vetbuddy:content-check',
    // Not for the prerenderer's half of a build, a preview or the unit tests: `npm test` has a step of its own.
    apply: (_, { isSsrBuild, isPreview }) =>
      !isSsrBuild && !isPreview && !process.env.VITEST && builtLanguage() === english,
    // Before the build begins: what fails within it is printed with the bundler's stack.
    async configResolved({ command, logger }) {
      if (command !== 'build') return;
      const { errors, warnings } = sorted(await checkContent());
      if (warnings.length > 0) logger.warn(problemReport(warnings));
      if (errors.length > 0) throw plainError(errors);
    },
    configureServer(server) {
      const watch = watchContent(server);
      void watch();
      server.watcher.on('all', (_, file) => {
        if (contentFolders().some((folder) => file.startsWith(folder))) void watch();
      });
    },
  };
}

function sorted(problems: readonly Problem[]) {
  return {
    errors: problems.filter(({ isWarning }) => !isWarning),
    warnings: problems.filter(({ isWarning }) => isWarning),
  };
}

/** What a build's log and the overlay say. Vite prints the stack, which is of no use here. */
function plainError(errors: readonly Problem[]): Error {
  const error = new Error(`The content needs mending:\n${problemReport(errors)}`);
  error.stack = error.message;
  return error;
}

/** Checks again, tells the terminal what is new, and shows it over the pages that are open or opened. */
function watchContent({ ws, config: { logger } }: ViteDevServer) {
  let payload: ErrorPayload | undefined;
  let told = '';
  ws.on('connection', (socket) => payload && socket.send(JSON.stringify(payload)));
  async function check() {
    const { errors, warnings } = sorted(await checkContent());
    const lines = problemReport([...errors, ...warnings]);
    const wasBroken = payload !== undefined;
    payload = undefined;
    if (lines && lines !== told) logger[errors.length > 0 ? 'error' : 'warn'](lines);
    told = lines;
    if (errors.length > 0) {
      const { message } = plainError(errors);
      payload = { type: 'error', err: { message, stack: '' } };
      ws.send(payload);
    } else if (wasBroken) ws.send({ type: 'full-reload' });
  }
  // One after the other: what is said last is of the files as they are.
  let checks = Promise.resolve();
  return () => (checks = checks.then(check).catch((error: unknown) => logger.error(String(error))));
}
