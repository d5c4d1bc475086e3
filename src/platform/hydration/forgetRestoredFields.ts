/** After Back or Forward browsers fill in a prerendered page as it was left, though this tab may have stored newer answers. */
export function forgetRestoredFields(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'back_forward') return;
  // Chromium restores just before this event; hydration comes after it.
  window.addEventListener('load', () => {
    for (const form of document.forms) form.reset();
  });
}
