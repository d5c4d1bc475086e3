import { useEffect, useState } from 'react';

/** Ms until a wait is told as slow, and until what was asked for counts as perhaps lost (docs/product.md, section 9). */
const slowAfterMs = 8000;
const lostAfterMs = 30_000;

/** How long an answer has been waited for. `attempt`: another value starts again. */
export function useElapsed(isWaiting: boolean, attempt = 0): 'none' | 'short' | 'slow' | 'lost' {
  const [length, setLength] = useState<'short' | 'slow' | 'lost'>('short');

  useEffect(() => {
    if (!isWaiting) return;
    setLength('short');
    const timers = [
      setTimeout(() => setLength('slow'), slowAfterMs),
      setTimeout(() => setLength('lost'), lostAfterMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, [isWaiting, attempt]);

  return isWaiting ? length : 'none';
}
