// First, since it names the order of the layers.
import '#src/styles/index.css';
import './styles/fonts/fonts.css';
import { followLanguageLinks } from '#src/app/languageChoice.ts';
import {
  isChunkLoadError,
  loadPage,
  reloadOnce,
  reloadWhenOnline,
} from '#src/components/chunkErrors.ts';
import { hydrationIsDue, pressEarly } from '#src/components/hydration.ts';
import { showLoadFailure } from '#src/components/showLoadFailure.ts';

async function start(container: HTMLElement) {
  const pressAgain = pressEarly();
  await hydrationIsDue(container);
  const { startApp } = await loadPage(() => import('#src/app/startApp.tsx'));
  await startApp(container);
  pressAgain();
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

followLanguageLinks();
start(container).catch((error: unknown) => {
  // The page stays as it was prerendered: it can be read, and its links work.
  console.error('The site could not be started.', error);
  if (isChunkLoadError(error) && navigator.onLine && reloadOnce()) return;
  showLoadFailure();
  reloadWhenOnline();
});
