import { useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';

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

/** A button that shows and hides a part of the header. Escape closes it and returns to the button. */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const ref = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      ref.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return {
    open,
    close: () => setOpen(false),
    button: {
      ref,
      type: 'button',
      onClick: () => setOpen(!open),
      'aria-expanded': open,
      'aria-controls': panelId,
    },
    panelId,
  };
}
