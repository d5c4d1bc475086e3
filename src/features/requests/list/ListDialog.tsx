import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId } from 'react';
import { afterPaint } from '#src/components/afterPaint.ts';
import { Icon } from '#src/components/Icon.tsx';
import { Row } from '#src/components/Stack.tsx';
import { dialogNoticeTarget } from '#src/components/dialogNoticeTarget.ts';
import styles from './ListDialog.module.css';

interface ListDialogProps {
  /** Lets the parent close it. */
  dialog: RefObject<HTMLDialogElement | null>;
  title: ReactNode;
  /** Smaller, under the title. */
  line?: ReactNode;
  /** Leads back to what it shows, after a login. */
  anchor?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the list, open as long as it is there. Esc, its button and a click outside close it; the browser returns the focus. */
export function ListDialog({ dialog, title, line, anchor, onClose, children }: ListDialogProps) {
  const titleId = useId();
  useModal(dialog, onClose);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles.dialog}
      closedby="any"
      onClose={onClose}
    >
      <Row gap={4} align="start" justify="between" className={styles.head}>
        <div>
          <h2 id={titleId} className={`h3 ${styles.title}`}>
            {title}
          </h2>
          {line && <p className="small numeric">{line}</p>}
        </div>
        <button
          type="button"
          className={`icon-button screen-only ${styles.close}`}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon icon="X" />
        </button>
      </Row>
      {children}
      <div key={anchor} ref={dialogNoticeTarget} data-anchor={anchor} className={styles.notice} />
    </dialog>
  );
}

/**
 * Shows the dialog, and makes it modal when it is painted: for that the browser styles each element of the page behind it again,
 * which in a list takes as long as all the rest. Esc closes it before that too.
 */
function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.setAttribute('data-coming', '');
    const listening = new AbortController();
    document.addEventListener('keydown', onKeyDown, { signal: listening.signal });
    const callOff = afterPaint(() => {
      listening.abort();
      element.showModal();
      element.removeAttribute('data-coming');
    });
    return () => {
      callOff();
      listening.abort();
    };
  }, [dialog]);
}
