// First, since it names the order of the layers.
import '#src/styles/index.css';
import 'virtual:fonts/fonts.css';
import {
  loadChunk,
  reloadForMissingChunks,
  reloadWhenOnline,
} from '#src/components/chunkErrors.ts';
import { firstWave } from '#src/components/hydration.ts';

async function start(container: HTMLElement) {
  await firstWave(container);
  if (import.meta.env.VITE_REPORTS_URL)
    import('#src/app/reportFailures.ts')
      .then(({ reportFailures }) => reportFailures())
      // Then nothing is reported.
      .catch(() => undefined);
  const { startApp } = await loadChunk(() => import('#src/app/startApp.tsx'));
  await startApp(container);
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

reloadForMissingChunks();
start(container).catch((error: unknown) => {
  // The page stays as it was prerendered: it can be read, and its links work.
  console.error('The site could not be started.', error);
  reloadWhenOnline();
});
