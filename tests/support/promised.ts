/** Returns a promise, and the function that keeps it. */
export function promised() {
  let keep: () => void = () => undefined;
  const kept = new Promise<void>((resolve) => (keep = resolve));
  return { kept, keep: () => keep() };
}
