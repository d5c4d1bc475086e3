import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import styles from './Alert.module.css';

interface AlertProps {
  kind: 'success' | 'error';
  /** What is announced. Without one the live region stands empty in the page, ready to speak. */
  message?: string;
  /** Called when the person closes the message; the caller then takes the message away. */
  onDismiss?: () => void;
  /** What can be done about it; shown with the message, outside of what is announced. */
  children?: ReactNode;
}

/**
 * A message that is announced at once and stays until dismissed (decisions, Behaviour: 'Alert'). Keep it in the page
 * all the time: a live region that arrives together with its text is often not read. To say the same text twice,
 * take it away in between.
 */
export function Alert({ kind, message, onDismiss, children }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  const Icon = kind === 'success' ? CircleCheck : CircleAlert;

  function dismiss() {
    // The button goes with the message: keep the place in the page for whoever tabs on.
    box.current?.focus({ preventScroll: true });
    onDismiss?.();
  }

  return (
    <div
      ref={box}
      tabIndex={-1}
      className={styles.alert}
      data-kind={kind}
      data-empty={message ? undefined : ''}
    >
      {message && <Icon aria-hidden className={styles.icon} strokeWidth={1.5} />}
      <div role="alert" className={styles.message}>
        {message && <p>{message}</p>}
      </div>
      {message && onDismiss && (
        <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={dismiss}>
          <X aria-hidden strokeWidth={1.5} />
        </button>
      )}
      {message && children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
