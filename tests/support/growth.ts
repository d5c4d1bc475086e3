/** The shortest of five: whatever else the machine does only makes it longer. */
function shortest(run: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/**
 * How many times as long `run` takes with ten times the size: about 10 where time grows with the size, about 100 where it
 * grows with its square. A factor, not milliseconds: it is the same on a slow machine.
 */
export function growthOfTime(run: (size: number) => void, size = 20_000): number {
  run(size);
  const small = shortest(() => run(size));
  return shortest(() => run(size * 10)) / small;
}
