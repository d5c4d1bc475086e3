import { useEffect } from 'react';
import { forgetCount } from '#src/components/forgetCount.ts';
import { onStorage } from '#src/components/storedText.ts';

/**
 * Lets this tab forget whoever 'Forget me' was pressed for in another one, on whichever page, also where that was pressed while this
 * tab was closed or put aside.
 */
export function useForgetting(): void {
  useEffect(() => {
    let seen = '';
    async function check() {
      const count = forgetCount();
      if (count === seen) return;
      const { forgetInTab } = await import('./forgetMe.ts');
      forgetInTab();
      seen = count;
    }
    // Without a connection it is tried again with the next sign of a change.
    const listener = () => void check().catch(() => undefined);
    listener();
    window.addEventListener('pageshow', listener);
    const end = onStorage(listener);
    return () => {
      window.removeEventListener('pageshow', listener);
      end();
    };
  }, []);
}
