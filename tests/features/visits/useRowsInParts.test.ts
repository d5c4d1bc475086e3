import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRowsInParts } from '#src/features/visits/useRowsInParts.ts';

/** How many rows a table is given altogether, until it has them all. */
function rowsDrawn(size: number): number {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const rows = Array.from({ length: size }, (_, id) => id);
  let drawn = 0;
  const { result, unmount } = renderHook(() => {
    const shown = useRowsInParts(rows);
    drawn += shown.length;
    return shown;
  });
  while (vi.getTimerCount() > 0) act(() => void vi.runOnlyPendingTimers());
  expect(result.current).toBe(rows);
  unmount();
  return drawn;
}

it('draws ten times as many rows with about ten times the work', () => {
  expect(rowsDrawn(10_000) / rowsDrawn(1000)).toBeLessThan(20);
});
