import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the height of its prerendered words when fewer take their place while somebody looks at them or at what follows. Further down
 * the page it ends with its words: nobody sees that move.
 */
export function KeptRoom({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);

  // While the page hydrates the first words are the prerendered ones.
  useLayoutEffect(() => {
    const { top, height } = room.current!.getBoundingClientRect();
    if (top < window.innerHeight) room.current!.style.minHeight = `${height}px`;
  }, []);

  return <div ref={room}>{children}</div>;
}
