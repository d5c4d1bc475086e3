// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inChunks, yieldWhenDue } from '#src/domain/timeSlicing.ts';

let now = 0;
let turns = 0;
beforeEach(() => {
  [now, turns] = [0, 0];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { MessageChannel } = globalThis;
  vi.stubGlobal(
    'MessageChannel',
    class extends MessageChannel {
      constructor() {
        super();
        turns += 1;
      }
    },
  );
});
afterEach(() => void vi.restoreAllMocks());

it('gives the page a turn once 15 ms have passed since the last one', async () => {
  const pause = yieldWhenDue();
  const heard: number[] = [];
  for (const moment of [15, 16, 31, 32]) {
    now = moment;
    await pause();
    heard.push(turns);
  }
  expect(heard).toEqual([0, 1, 1, 2]);
});

it('works through a long list in order, with turns between', async () => {
  const doubled = await inChunks(
    Array.from({ length: 1000 }, (_, index) => index),
    (item) => {
      now += 0.1;
      return item * 2;
    },
  );
  expect(doubled).toEqual(Array.from({ length: 1000 }, (_, index) => index * 2));
  // After 200 items, 20 ms, each time.
  expect(turns).toBe(5);
});
