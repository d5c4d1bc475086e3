// `npm run content:check`: reads the content as the build does, and says what is to be mended, with file and line.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

/** @type {<T>(path: string) => Promise<T>} a module in TypeScript */
const load = async (path) =>
  (
    await runnerImport(resolve(import.meta.dirname, path), {
      configFile: false,
      logLevel: 'error',
    })
  ).module;

/** @type {typeof import('./content/checkContent.ts')} */
const { checkContent } = await load('content/checkContent.ts');
/** @type {typeof import('./content/Problem.ts')} */
const { problemReport } = await load('content/Problem.ts');

const problems = await checkContent();
const warnings = problems.filter(({ isWarning }) => isWarning);
const toRead = warnings.filter(({ isShown }) => isShown);
if (problems.length === 0) console.log('The content is in order.');
else
  console.log(
    `${problemReport(problems)}\n${problems.length - warnings.length} to mend, ${warnings.length - toRead.length} left out${toRead.length > 0 ? `, ${toRead.length} to read again` : ''}.`,
  );
if (problems.length > warnings.length) process.exitCode = 1;
