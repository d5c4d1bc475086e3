import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';

export function useSearchBox() {
  const { key } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
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
