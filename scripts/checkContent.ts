// `npm run content:check`: reads the content as the build does, and says what is to be mended, with file and line.
import { checkContent } from './content/checkContent.ts';
import { problemReport } from './content/Problem.ts';

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
