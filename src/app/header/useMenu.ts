import { useEffect, useId, useLayoutEffect, useRef, useState, type ToggleEvent } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The menu of small screens, a popover: the browser opens it by its button, before hydration too, and closes it by
 * Escape or by a click outside. It closes when the visitor goes somewhere else. `onOpen`: called when it opens.
 */
export function useMenu(onOpen: () => void) {
  const { key } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  // Unknown in prerendered markup: the browser itself says whether a popover's button is expanded.
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
