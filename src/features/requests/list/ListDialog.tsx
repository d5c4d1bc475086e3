import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import { Icon } from '#src/components/Icon.tsx';
import { Row } from '#src/components/Stack.tsx';
import { dialogNoticeTarget } from '#src/components/dialogNoticeTarget.ts';
import styles from './ListDialog.module.css';

interface ListDialogProps {
  /** Lets the parent close it. */
  dialog: RefObject<HTMLDialogElement | null>;
  title: ReactNode;
  /** Smaller, under the title. */
  line: string;
  /** Leads back to what it shows, after a login. */
  anchor: string | undefined;
  /** Before 'Close'. */
  tools: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the list, open as long as it is there. Esc, its button and a click outside close it. */
export function ListDialog(props: ListDialogProps) {
  const { dialog, title, line, anchor, tools, onClose, children } = props;
  const titleId = useId();

  useEffect(() => {
    dialog.current?.showModal();
    // Not its first button.
    dialog.current?.focus();
  }, [dialog]);

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`container ink ${styles.dialog}`}
      closedby="any"
      onClose={onClose}
    >
      <Row gap={4} align="start" justify="between" className={styles.head}>
        <div>
          <h2 id={titleId} className="h3 breaks">
            {title}
          </h2>
          {line && <p className="small numeric">{line}</p>}
        </div>
        <Row gap={1} className={`screen-only ${styles.close}`}>
          {tools}
          <button
            type="button"
            className="icon-button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
          >
            <Icon icon="X" />
          </button>
        </Row>
      </Row>
      {children}
      <div key={anchor} ref={dialogNoticeTarget} data-anchor={anchor} className={styles.notice} />
    </dialog>
  );
}
