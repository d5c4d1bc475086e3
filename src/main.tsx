// First, since it names the order of the layers.
import '#src/styles/index.css';
import './styles/fonts.ts';
import { followLanguageLinks } from '#src/app/followLanguageLinks.ts';
import { reloadForMissingChunks } from '#src/platform/chunkErrors.ts';
import { forgetRestoredFields } from '#src/platform/hydration/forgetRestoredFields.ts';
import { hydrationIsDue } from '#src/platform/hydration/hydrationIsDue.ts';

async function start(container: HTMLElement) {
  const due = hydrationIsDue(container);
  await forgetRestoredFields(due);
  await due;
  const { startApp } = await import('#src/app/startApp.tsx');
  await startApp(container);
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

followLanguageLinks();
reloadForMissingChunks();
start(container).catch((error: unknown) => {
  // The page stays as it was prerendered: it can be read, and its links work.
  console.error('The site could not be started.', error);
});
