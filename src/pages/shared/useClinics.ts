import { useEffect, useRef, useState } from 'react';
import type { Store } from '#src/domain/types.ts';

interface Clinics {
  clinics: Store[];
  status: 'waiting' | 'loading' | 'ready' | 'failed';
  /** Fetches the list, unless it is here or on its way. */
  reach: () => void;
}

/**
 * The clinics for a chooser near the top of a page. The list and the HTTP client behind it are fetched at the first sign
 * of a visitor, so that the first paint does not wait for them and a phone's own picker opens with the list in it.
 */
export function useClinics(): Clinics {
  const [clinics, setClinics] = useState<Store[]>([]);
  const [status, setStatus] = useState<Clinics['status']>('waiting');
  const busy = useRef(false);

  async function load() {
    if (busy.current) return;
    busy.current = true;
    setStatus('loading');
    try {
      const { loadStores } = await import('#src/api/stores.ts');
      const stores = await loadStores();
      setClinics(stores);
      setStatus(stores.length > 0 ? 'ready' : 'failed');
    } catch {
      // Logged where the call is made. The next reach tries again.
      setStatus('failed');
      busy.current = false;
    }
  }

  const reach = useRef(() => void load());

  useEffect(() => {
    const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;
    const stop = () => {
      for (const sign of signs) window.removeEventListener(sign, start);
    };
    const start = () => {
      stop();
      reach.current();
    };
    for (const sign of signs) window.addEventListener(sign, start, { passive: true });
    return stop;
  }, []);

  return { clinics, status, reach: () => reach.current() };
}
