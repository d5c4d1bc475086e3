import { useEffect, useState } from 'react';

export type ScrollState = 'top' | 'down' | 'up';

/** Less than this is a trembling finger, px. */
const tremor = 4;

/** Where the page stands: at the top, or away from it and last moved down or up. */
export function useScrollDirection(): ScrollState {
  const [state, setState] = useState<ScrollState>('top');

  useEffect(() => {
    let last = window.scrollY;
    const update = () => {
      const y = window.scrollY;
      if (y <= 0) setState('top');
      else if (y > last + tremor) setState('down');
      else if (y < last - tremor) setState('up');
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
