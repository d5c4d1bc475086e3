import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the height of its prerendered words when fewer take their place, as far as somebody has it in sight or is below it: nothing
 * that is seen moves. Further down the page it ends with its words.
 */
export function KeptRoom({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);

  // While the page hydrates the first words are the prerendered ones.
  useLayoutEffect(() => {
    const { top, height } = room.current!.getBoundingClientRect();
    const seen = top < 0 ? height : Math.min(height, window.innerHeight - top);
    room.current!.style.minHeight = `${Math.max(0, seen)}px`;
  }, []);

  return <div ref={room}>{children}</div>;
}
