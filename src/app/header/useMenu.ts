import { useEffect, useId, useLayoutEffect, useRef, useState, type ToggleEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** A popover, so that the browser opens and closes it before hydration too. */
export function useMenu(onOpen: () => void) {
  const { key } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  // Undefined in prerendered markup: there the browser exposes the state of the popover's button.
  const [isOpen, setIsOpen] = useState<boolean>();

  useEffect(() => setIsOpen(panel.current?.matches(':popover-open') ?? false), []);
  useLayoutEffect(() => close, [key]);

  function close() {
    panel.current?.hidePopover();
  }

  return {
    id: useId(),
    panel,
    isOpen,
    close,
    onToggle: ({ newState }: ToggleEvent) => {
      setIsOpen(newState === 'open');
      if (newState === 'open') onOpen();
    },
  };
}

export type Menu = ReturnType<typeof useMenu>;
