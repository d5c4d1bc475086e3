// First, since it names the order of the layers.
import '#src/styles/index.css';
import { whenWanted } from '#src/app/whenWanted.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

whenWanted(container, async () => {
  const { mount } = await import('#src/app/mount.tsx');
  await mount(container);
});
