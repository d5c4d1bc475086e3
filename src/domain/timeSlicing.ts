/** A turn of the event loop, so that the page can answer in between. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** Milliseconds: with this much at a time a page still feels quick. */
const sliceMs = 15;

/** What `work` makes of each item, in order; a long list in slices, with a turn of the event loop after each. */
export async function inSlices<Item, Made>(
  items: readonly Item[],
  work: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  let start = performance.now();
  for (const [index, item] of items.entries()) {
    made.push(work(item));
    // The clock is asked now and then only.
    if (index % 200 === 199 && performance.now() - start > sliceMs) {
      await nextTurn();
      start = performance.now();
    }
  }
  return made;
}
