import type { FocusEvent, ReactNode } from 'react';
import styles from './Popover.module.css';

interface PopoverProps {
  id: string;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** Also closes on blur, so that it never covers the focused element. */
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
