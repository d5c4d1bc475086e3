import { useEffect, useState } from 'react';
import { afterPaint } from '#src/platform/afterPaint.ts';

export type ScrollState = 'top' | 'down' | 'up';

/** A movement of less than this many px does not count: fingers tremble. */
const threshold = 4;

/** Whether the page is at the top, or which way it was scrolled last. */
export function useScrollDirection(): ScrollState {
  const [state, setState] = useState<ScrollState>('top');

  useEffect(() => {
    let last = 0;
    const update = () => {
      const y = window.scrollY;
      if (y <= 0) setState('top');
      else if (y > last + threshold) setState('down');
      else if (y < last - threshold) setState('up');
      else return;
      last = y;
    };
    // The position is known once the frame is painted: reading it costs nothing.
    const callOff = afterPaint(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      callOff();
      window.removeEventListener('scroll', update);
    };
  }, []);

  return state;
}
