// `npm run content:news`: which of a clinic's own files stand in the place of words of the sample's that have changed since. `-- --read`: they
// have been looked at.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { contentNews, readMark } from './content/news.ts';

if (process.argv.includes('--read')) {
  writeFileSync(readMark, execFileSync('git', ['rev-parse', 'HEAD']));
  console.log(`Read. Commit ${readMark}.`);
} else {
  const news = contentNews();
  console.log(news.join('\n') || 'Of what your own files stand for, the sample says nothing new.');
  if (news.length > 0)
    console.log('\nTake over what you like; then: npm run content:news -- --read');
}
