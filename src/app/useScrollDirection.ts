import { useEffect, useState } from 'react';

export type ScrollState = 'top' | 'down' | 'up';

/** A movement of less than this many px does not count: fingers tremble. */
const threshold = 4;

/** Whether the page is at the top, or which way it was scrolled last. */
export function useScrollDirection(): ScrollState {
  const [state, setState] = useState<ScrollState>('top');

  useEffect(() => {
    let last = window.scrollY;
    const update = () => {
      const y = window.scrollY;
      if (y <= 0) setState('top');
      else if (y > last + threshold) setState('down');
      else if (y < last - threshold) setState('up');
      else return;
      last = y;
    };
    update();
    if (last > 0) setState('down');
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return state;
}
