import type { MouseEvent, ReactNode } from 'react';
import styles from './Alert.module.css';
import { Icon } from './Icon.tsx';
import * as messages from './messages.tsx';
import { passFocusOn } from '#src/platform/passFocus.ts';

interface AlertProps {
  /** For a field that the message is about. */
  id?: string;
  kind: 'success' | 'error';
  /** The text to announce. Without it the live region stays in the page, empty. */
  message?: string;
  /** Called when the message is dismissed; the caller then removes it. */
  onDismiss?: () => void;
  /** Buttons or links shown with the message; not part of the announcement. */
  children?: ReactNode;
}

/**
 * A message that is announced at once and stays until it is dismissed (docs/product.md, section 8). Render it all the
 * time: screen readers often skip a live region that is inserted together with its text. To announce the same text again,
 * remove it first.
 */
export function Alert({ id, kind, message, onDismiss, children }: AlertProps) {
  function dismiss({ currentTarget }: MouseEvent) {
    // The button disappears with the message, so move the focus to what is around it.
    passFocusOn(currentTarget);
    onDismiss?.();
  }

  return (
    <div className={styles.alert} data-kind={kind} data-empty={message ? undefined : ''}>
      {message && (
        <Icon icon={kind === 'success' ? 'CircleCheck' : 'CircleAlert'} className={styles.icon} />
      )}
      <div id={id} role="alert" className={styles.message}>
        {message && <p>{message}</p>}
      </div>
      {message && onDismiss && (
        <button
          type="button"
          className="icon-button"
          aria-label={messages.dismiss}
          onClick={dismiss}
        >
          <Icon icon="X" />
        </button>
      )}
      {message && children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
