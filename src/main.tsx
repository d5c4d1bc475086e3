// First, since it names the order of the layers.
import '#src/styles/index.css';
import { hydrateOnIdle } from '#src/app/hydrateOnIdle.ts';
import { reloadWhenOnline } from '#src/components/chunkErrors.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

hydrateOnIdle(container, async () => {
  const { mount } = await import('#src/app/startApp.tsx').catch((error: unknown) => {
    // After a redeploy. Where a reload does not help, the page stays as it is: readable, its links at work.
    reloadWhenOnline();
    throw error;
  });
  // A task of its own, so that presses and scrolling come in between.
  await new Promise((resolve) => setTimeout(resolve));
  await mount(container);
});
