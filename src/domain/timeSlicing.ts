/** Resolves after a turn of the event loop, in which the page can respond to its user. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** ms of work at a time; with this much a page still responds quickly. */
const sliceMs = 15;

/** `items.map(work)` for long lists: works in slices, with a turn of the event loop after each. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let start = performance.now();
  for (const [index, item] of items.entries()) {
    results.push(work(item));
    // Reading the clock for every item would cost more than most of the work.
    if (index % 200 === 199 && performance.now() - start > sliceMs) {
      await nextTurn();
      start = performance.now();
    }
  }
  return results;
}
