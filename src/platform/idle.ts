/** Resolves when the browser has nothing else to do, after `timeout` ms at the latest. Safari has no requestIdleCallback. */
export function idle(timeout: number): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout });
    else setTimeout(resolve, 200);
  });
}
