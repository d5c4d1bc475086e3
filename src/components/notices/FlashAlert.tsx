import { useFlashMessage } from '#src/platform/useFlashMessage.ts';
import { Alert } from './Alert.tsx';

/** The message that a navigation has brought along, such as 'Login successful!'. */
export function FlashAlert() {
  const [message, dismiss] = useFlashMessage();
  return (
    <Alert
      className="screen-only"
      kind="success"
      size="compact"
      message={message}
      onDismiss={dismiss}
    />
  );
}
