import { idle } from '#src/platform/idle.ts';

/** Waits for load and idle, and for activation of a document prerendered by speculation rules. */
export async function hydrationIsDue(container: HTMLElement): Promise<void> {
  if (isPrerendering()) await activation();
  if (container.dataset.address !== undefined) await loadedAndIdle();
}

function isPrerendering(): boolean | undefined {
  return (document as { prerendering?: boolean }).prerendering;
}

function activation(): Promise<unknown> {
  return new Promise((resolve) =>
    document.addEventListener('prerenderingchange', resolve, { once: true }),
  );
}

async function loadedAndIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  // In ms, for a page that is never idle.
  await idle(2000);
}
