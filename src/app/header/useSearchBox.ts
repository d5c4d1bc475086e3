import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The box under the header that holds the search field. Its button opens and closes it (WAI-ARIA disclosure pattern);
 * Escape closes it and returns to the button; it closes when the visitor goes somewhere else.
 */
export function useSearchBox() {
  const { key } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  // The history entry at which it was opened. At any other entry it is closed.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  return {
    id: useId(),
    button,
    isOpen,
    close: () => setOpenAt(undefined),
    toggle: (event: SyntheticEvent) => {
      event.preventDefault();
      setOpenAt(isOpen ? undefined : key);
    },
  };
}

export type SearchBoxState = ReturnType<typeof useSearchBox>;
