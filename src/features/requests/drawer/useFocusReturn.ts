import { useEffect, useRef } from 'react';

/** Once the drawer has gone, moves the focus to the row of the request that was open last, or to the one in its place. */
export function useFocusReturn(): void {
  const row = useRef<HTMLElement>(null);
  const index = useRef(0);

  // Whatever is drawn: the list marks another row, and may turn its page.
  useEffect(() => {
    const current = document.querySelector<HTMLElement>('[data-rows] tr[data-current]');
    if (!current) return;
    row.current = current;
    index.current = rowsOf(current.closest('[data-rows]')).indexOf(current);
  });

  useEffect(() => {
    const region = document.querySelector<HTMLElement>('[data-rows]');
    return () => {
      // Without its list the whole page has gone.
      if (!region?.isConnected) return;
      const rows = rowsOf(region);
      const target = row.current?.isConnected ? row.current : (rows[index.current] ?? rows.at(-1));
      (target?.querySelector<HTMLElement>('th button') ?? region).focus();
    };
  }, []);
}

function rowsOf(region: Element | null): HTMLElement[] {
  return [...(region?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
}
