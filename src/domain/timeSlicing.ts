/** Resolves after a turn of the event loop, in which the page can respond to its user. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    // A message, because a browser makes repeated timeouts wait for 4 ms each.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}

/** ms of work at a time; with this much a page still responds quickly. */
const sliceMs = 15;

/** A function to await between pieces of work: it gives the page a turn of the event loop where the last one was a while ago. */
export function yieldWhenDue(): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start <= sliceMs) return;
    await yieldToMain();
    start = performance.now();
  };
}

/** `Array.from(items, work)` for long lists: works in chunks, with a turn of the event loop after each. */
export async function inChunks<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  const pause = yieldWhenDue();
  for (const item of items) {
    results.push(work(item));
    // Reading the clock for every item would cost more than most of the work.
    if (results.length % 200 === 0) await pause();
  }
  return results;
}
