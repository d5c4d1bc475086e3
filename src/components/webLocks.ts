/*
 * Web Locks. If the browser has none, throws, rejects or never answers, the task runs without a lock. It never
 * runs twice.
 */

/**
 * Runs a task in one tab of this browser at a time; tabs take turns. `patienceMs`: after that long without the lock it
 * runs all the same. Returns, or throws, what the task does.
 */
export function withLock<Result>(
  name: string,
  task: () => Promise<Result>,
  patienceMs = 30_000,
): Promise<Result> {
  let running: Promise<Result> | undefined;
  const run = () => (running ??= task());
  return granted(() => navigator.locks.request(name, run), patienceMs).then(run);
}

/** Runs a task unless another tab holds the lock: then returns undefined. Returns, or throws, what the task does. */
export async function withFreeLock<Result>(
  name: string,
  task: () => Promise<Result>,
  patienceMs = 2000,
): Promise<Result | undefined> {
  let running: Promise<Result> | undefined;
  let isBusy = false;
  const run = () => (running ??= task());
  await granted(
    () =>
      navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        isBusy = !lock;
        if (lock) await run();
      }),
    patienceMs,
  );
  return isBusy && !running ? undefined : run();
}

/** Resolves when the request has been answered, has failed or has timed out. */
async function granted(request: () => Promise<unknown>, patienceMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const enough = new Promise((resolve) => (timer = setTimeout(resolve, patienceMs)));
    await Promise.race([request(), enough]);
  } catch {
    // Refused, or the task has failed: its own promise says so.
  } finally {
    clearTimeout(timer);
  }
}
