const minuteMs = 60_000;
const longestMs = 15 * minuteMs;

/**
 * How long to wait (ms) before looking for new requests again: a minute while the page is seen, five while it is hidden,
 * twice as long after each failure in a row, a quarter of an hour at most.
 */
export function lookAfterMs({ hidden, failures }: { hidden: boolean; failures: number }): number {
  return Math.min(longestMs, (hidden ? 5 : 1) * minuteMs * 2 ** Math.min(failures, 10));
}
