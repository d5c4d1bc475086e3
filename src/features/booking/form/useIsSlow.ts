import { useEffect, useState } from 'react';

/** A longer wait counts as slow (docs/product.md, section 9). */
const slowAfterMs = 8000;

export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isWaiting) return undefined;
    setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return isWaiting && isSlow;
}
