import { useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

export interface Disclosure {
  open: boolean;
  close: () => void;
  /** For the button that opens and closes (WAI-ARIA disclosure pattern). */
  button: {
    ref: RefObject<HTMLButtonElement | null>;
    type: 'button';
    onClick: () => void;
    'aria-expanded': boolean;
    'aria-controls': string;
  };
  /** For the part that is shown. */
  panelId: string;
}

/** The part that is open ('' where none is), and how to open another in its place. */
type OpenPart = [open: string, show: (part: string) => void];

/** Of a set of disclosures one at most is open, and none once the visitor has gone somewhere else. */
export function useExclusiveDisclosure(): OpenPart {
  const { key } = useLocation();
  const [at, setAt] = useState(key);
  const [open, show] = useState('');
  // While rendering, so that the new place never shows with the part over it.
  if (at !== key) {
    setAt(key);
    show('');
  }
  return [open, show];
}

/** A button that shows and hides a part of the header. Escape closes it and returns to the button. */
export function useDisclosure(part: string, [openPart, show]: OpenPart): Disclosure {
  const open = openPart === part;
  const panelId = useId();
  const ref = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      show('');
      ref.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, show]);

  return {
    open,
    close: () => show(''),
    button: {
      ref,
      type: 'button',
      onClick: () => show(open ? '' : part),
      'aria-expanded': open,
      'aria-controls': panelId,
    },
    panelId,
  };
}
