import type { MouseEvent, ReactNode } from 'react';
import { passFocusOn } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { IconButton } from '#src/components/IconButton.tsx';
import * as messages from '#src/components/messages.tsx';
import styles from './Alert.module.css';

interface AlertProps {
  id?: string;
  kind: 'success' | 'error';
  size?: 'compact';
  message?: string;
  onDismiss?: () => void;
  className?: string;
  children?: ReactNode;
}

/** Keep it mounted: screen readers skip a live region that arrives with its text. */
export function Alert(props: AlertProps) {
  const { id, kind, size, message, onDismiss, className = '', children } = props;

  function dismiss({ currentTarget }: MouseEvent) {
    passFocusOn(currentTarget);
    onDismiss?.();
  }

  return (
    <div
      className={`${styles.alert} ${className}`}
      data-kind={kind}
      data-size={size}
      data-empty={message ? undefined : ''}
    >
      {message && (
        <Icon icon={kind === 'success' ? 'CircleCheck' : 'CircleAlert'} className={styles.icon} />
      )}
      <div id={id} role="alert" className={styles.message}>
        {message && <p>{message}</p>}
      </div>
      {message && onDismiss && (
        <IconButton label={messages.dismiss} onClick={dismiss}>
          <Icon icon="X" />
        </IconButton>
      )}
      {message && children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
