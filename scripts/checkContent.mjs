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
const groups = {
  'left out': problems.filter(({ isWarning, isShown }) => isWarning && !isShown),
  'to read again': problems.filter(({ isShown }) => isShown),
  'to mend': problems.filter(({ isWarning }) => !isWarning),
};

if (problems.length === 0) console.log('The content is in order.');
else {
  // What has to be mended stands last, where the eye is when the command ends.
  for (const [name, some] of Object.entries(groups))
    if (some.length > 0) console.log(`${some.length} ${name}:\n${problemReport(some)}\n`);
  const counts = Object.entries(groups).map(([name, some]) => `${some.length} ${name}`);
  console.log(`${counts.toReversed().join(', ')}.`);
}
if (groups['to mend'].length > 0) process.exitCode = 1;
