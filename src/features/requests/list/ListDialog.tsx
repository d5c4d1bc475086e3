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
  /** Beside the list instead of over it: not modal, and closed by its parent alone. Undefined for a dialog that never is. */
  beside?: boolean;
  /** Before 'Close'. */
  tools?: ReactNode;
  /** Whether it may be closed now. */
  mayClose?: () => boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog over the list, open as long as it is there. Esc, its button and a click outside close it; the browser returns the focus.
 * One that may stand beside the list takes the focus itself, not its first button.
 */
export function ListDialog(props: ListDialogProps) {
  const { dialog, title, line, anchor, beside, tools, onClose, children } = props;
  const mayClose = props.mayClose ?? always;
  const titleId = useId();
  useShown(dialog, beside, () => mayClose() && onClose());
  const close = () => mayClose() && dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`container ink ${styles.dialog}`}
      data-beside={beside || undefined}
      data-sheet={beside === false || undefined}
      closedby={beside ? 'none' : 'any'}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // A modal one is closed by the browser itself.
        if (!beside && mayClose()) return;
        event.preventDefault();
        if (beside) close();
      }}
      onCancel={(event) => {
        if (!mayClose()) event.preventDefault();
      }}
      onClose={({ currentTarget }) => {
        // As it changes from one kind to the other it is closed as well.
        if (!currentTarget.open && !currentTarget.hasAttribute('data-coming')) onClose();
      }}
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
          <button type="button" className="icon-button" aria-label="Close" onClick={close}>
            <Icon icon="X" />
          </button>
        </Row>
      </Row>
      {children}
      <div key={anchor} ref={dialogNoticeTarget} data-anchor={anchor} className={styles.notice} />
    </dialog>
  );
}

const always = () => true;

/**
 * Shows the dialog. A modal one is made modal when it is painted: for that the browser styles each element of the page behind it
 * again, which in a list takes as long as all the rest. Esc closes it before that too.
 */
function useShown(
  dialog: RefObject<HTMLDialogElement | null>,
  beside: boolean | undefined,
  onEscape: () => void,
) {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // From one kind to the other, as the window changes: whoever types into it goes on.
    const { activeElement } = document;
    const focused =
      activeElement instanceof HTMLElement && element.contains(activeElement)
        ? activeElement
        : element;
    element.close();
    if (beside) {
      // It ends at the foot of the screen.
      element.style.setProperty('--top', `${element.parentElement?.getBoundingClientRect().top}px`);
      element.show();
      focused.focus({ preventScroll: true });
      return undefined;
    }
    element.setAttribute('data-coming', '');
    const listening = new AbortController();
    document.addEventListener('keydown', onKeyDown, { signal: listening.signal });
    const callOff = afterPaint(() => {
      listening.abort();
      element.showModal();
      element.removeAttribute('data-coming');
      if (beside !== undefined) focused.focus();
    });
    return () => {
      callOff();
      listening.abort();
    };
  }, [dialog, beside]);
}
