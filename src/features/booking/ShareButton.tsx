import { useState } from 'react';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { LazyWrittenMessage, useWrittenMessage } from '#src/components/LazyWrittenMessage.tsx';
import * as messages from './confirmationMessages.tsx';
import styles from './Ways.module.css';

interface ShareButtonProps {
  title: string;
  text: string;
}

/** Opens the phone's own share sheet; where there is none, offers WhatsApp and the clipboard. Nothing is sent before a press. */
export function ShareButton({ title, text }: ShareButtonProps) {
  const [showsWays, setShowsWays] = useState(false);
  useWrittenMessage();

  async function share() {
    if (typeof navigator.share !== 'function') {
      setShowsWays(!showsWays);
      return;
    }
    try {
      await navigator.share({ title, text });
    } catch (error) {
      // Cancelled, or pressed twice: no error. Anything else: the browser does not share this.
      const { name } = error as DOMException;
      if (name !== 'AbortError' && name !== 'InvalidStateError') setShowsWays(true);
    }
  }

  return (
    <>
      <ToolButton icon="Share2" aria-expanded={showsWays || undefined} onClick={() => void share()}>
        {messages.share}
      </ToolButton>
      {showsWays && (
        <div className={styles.ways}>
          <LazyWrittenMessage text={text} />
        </div>
      )}
    </>
  );
}
