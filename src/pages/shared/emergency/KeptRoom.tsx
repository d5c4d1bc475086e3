import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Keeps the height that its prerendered words had, when fewer take their place: what stands below does not move. */
export function KeptRoom({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);

  // While the page hydrates the first words are the prerendered ones.
  useLayoutEffect(() => {
    const { style, offsetHeight } = room.current!;
    style.minHeight = `${offsetHeight}px`;
  }, []);

  return <div ref={room}>{children}</div>;
}
