import type { FocusEvent, ReactNode } from 'react';
import styles from './Popover.module.css';

interface PopoverProps {
  /** The `popoverTarget` of the button that opens it. */
  id: string;
  /** The edge of the button that it begins at. */
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A panel below its button, where the browser can place it there. The browser opens it, and closes it by Esc and by a press beside it; it goes with the focus too, so that it never covers what has it. */
export function Popover({ id, align = 'start', children }: PopoverProps) {
  function closeWithFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
    if (relatedTarget.getAttribute('popovertarget') !== id) currentTarget.hidePopover();
  }

  return (
    <div
      id={id}
      popover="auto"
      className={styles.popover}
      data-align={align}
      data-dense
      onBlur={closeWithFocus}
    >
      {children}
    </div>
  );
}
