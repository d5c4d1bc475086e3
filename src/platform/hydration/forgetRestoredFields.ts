/**
 * After Back or Forward browsers fill in a prerendered page as it was left, though this tab may have stored newer answers. Empties
 * its forms once hydration is `due`, except those that were typed in since this script ran.
 */
export async function forgetRestoredFields(due: Promise<void>): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'back_forward') return;
  const typedIn = new Set<HTMLFormElement | null>();
  document.addEventListener('input', ({ target }) =>
    typedIn.add((target as HTMLInputElement).form),
  );
  await due;
  for (const form of document.forms) if (!typedIn.has(form)) form.reset();
}
