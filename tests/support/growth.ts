/** Returns the shortest of five runs, in ms: a busy machine only adds time. */
function shortest(run: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** In ms; shorter times are noise of the clock. */
const noise = 0.1;

/**
 * How many times as long `run` takes with ten times the size: about 10 where time grows with the size, about 100 where it
 * grows with its square. A factor, not milliseconds: it is the same on a slow machine. What it works on is made before: to make
 * large texts takes more than ten times as long.
 */
export function growthOfTime<Input>(
  make: (size: number) => Input,
  run: (input: Input) => void,
): number {
  const [small, large] = [make(20_000), make(200_000)];
  run(small);
  const before = shortest(() => run(small));
  return shortest(() => run(large)) / Math.max(noise, before);
}
