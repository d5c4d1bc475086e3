import { X } from 'lucide';
import { type ReactNode, type RefObject, useId } from 'react';
import { Icon } from '#src/components/Icon.tsx';
import { noticeSlot } from '#src/components/noticeSlot.ts';
import styles from './ListDialog.module.css';

interface ListDialogProps {
  /** The parent opens and closes it. */
  dialog: RefObject<HTMLDialogElement | null>;
  title: ReactNode;
  /** Smaller, under the title. */
  line?: ReactNode;
  /** Leads back to what it shows, after a login. */
  anchor?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the list. Esc, its button and a click outside close it; the browser returns the focus. */
export function ListDialog({ dialog, title, line, anchor, onClose, children }: ListDialogProps) {
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles.dialog}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles.head}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {line && <p className="small numeric">{line}</p>}
        </div>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon icon={X} />
        </button>
      </div>
      {children}
      <div key={anchor} ref={noticeSlot} data-anchor={anchor} className={styles.notice} />
    </dialog>
  );
}
