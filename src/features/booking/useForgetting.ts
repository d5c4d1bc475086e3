import { useEffect } from 'react';
import { forgetInTab } from './forgetInTab.ts';
import { onForgetMe } from './forgetMark.ts';

/**
 * Lets this tab forget whoever 'Forget me' was pressed for, on whichever page, also in another tab, and while this one was closed or
 * put aside.
 */
export function useForgetting(): void {
  useEffect(() => {
    forgetInTab();
    return onForgetMe(forgetInTab);
  }, []);
}
