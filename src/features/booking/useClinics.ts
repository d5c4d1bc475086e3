import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { storesQuery } from '#src/api/stores.ts';
import type { Clinic } from '#src/domain/types.ts';

interface Clinics {
  clinics: Clinic[];
  status: 'waiting' | 'loading' | 'ready' | 'failed';
  /** Fetches the list, unless it is here or on its way. */
  reach: () => void;
  /** Asks again, also where the list was empty. */
  retry: () => void;
}

type StoresQuery = typeof storesQuery;

const none: Clinic[] = [];
const noList = () => undefined;
const notListening = () => noList;

/**
 * The clinics for the parts of a page above its form, from the form's own call. The list and the HTTP client behind it
 * are fetched as the part comes to life, which is at the first sign of a visitor near it (WhenNear): the first paint does
 * not wait for them, and a phone's own picker opens with the list in it. A list that failed is asked for again when the connection is back.
 */
export function useClinics(): Clinics {
  const [query, setQuery] = useState<StoresQuery>();
  const [script, setScript] = useState<'unasked' | 'loading' | 'failed'>('unasked');
  const busy = useRef(false);
  const list = useSyncExternalStore(
    query?.subscribe ?? notListening,
    query?.state ?? noList,
    noList,
  );
  const clinics = list?.data ?? none;

  async function load() {
    if (busy.current) return;
    busy.current = true;
    setScript('loading');
    try {
      const { storesQuery } = await import('#src/api/stores.ts');
      setQuery(storesQuery);
    } catch {
      setScript('failed');
      busy.current = false;
    }
  }

  const fetchScript = useRef(() => void load());

  useEffect(() => fetchScript.current(), []);

  useEffect(() => {
    if (script !== 'failed') return;
    const again = fetchScript.current;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [script]);

  return {
    clinics,
    status: statusOf(),
    reach: () => {
      if (!query) fetchScript.current();
      else if (list?.status === 'error' && !list.isFetching) query.retry();
    },
    retry: () => (query ? query.retry() : fetchScript.current()),
  };

  function statusOf(): Clinics['status'] {
    if (clinics.length > 0) return 'ready';
    if (!list)
      return ({ unasked: 'waiting', loading: 'loading', failed: 'failed' } as const)[script];
    return list.isFetching || list.status === 'pending' ? 'loading' : 'failed';
  }
}
