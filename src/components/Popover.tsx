import type { ReactNode } from 'react';
import styles from './Popover.module.css';

interface PopoverProps {
  /** The `popoverTarget` of the button that opens it. */
  id: string;
  /** The edge of the button that it begins at. */
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A panel below its button, where the browser can place it there. The browser opens it, and closes it by Esc and by a press beside it. */
export function Popover({ id, align = 'start', children }: PopoverProps) {
  return (
    <div id={id} popover="auto" className={styles.popover} data-align={align} data-dense>
      {children}
    </div>
  );
}
