/** Safari has no requestIdleCallback. `timeout` in ms. */
export function idle(timeout: number): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout });
    else setTimeout(resolve, 200);
  });
}
