import { useEffect, useState } from 'react';
import { afterPaint } from '#src/platform/afterPaint.ts';

export type ScrollState = 'top' | 'down' | 'up';

/** In px: smaller movements are jitter. */
const threshold = 4;

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
    // After paint the position is known: reading it forces no reflow.
    const cancel = afterPaint(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancel();
      window.removeEventListener('scroll', update);
    };
  }, []);

  return state;
}
