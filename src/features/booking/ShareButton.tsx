import { useState } from 'react';
import { Cluster, Stack } from '#src/components/Stack.tsx';
import { ToolButton, ToolLink } from '#src/components/ToolButton.tsx';
import styles from './ShareButton.module.css';

interface ShareButtonProps {
  title: string;
  text: string;
}

/** Opens the phone's own share sheet; where there is none, offers WhatsApp and the clipboard. Nothing is sent before a press. */
export function ShareButton({ title, text }: ShareButtonProps) {
  const [showsWays, setShowsWays] = useState(false);

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
        Share
      </ToolButton>
      {showsWays && <WaysToShare text={text} />}
    </>
  );
}

function WaysToShare({ text }: Pick<ShareButtonProps, 'text'>) {
  const [copied, setCopied] = useState<'yes' | 'refused'>();

  async function copy() {
    setCopied(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('refused');
    }
  }

  return (
    <Stack gap={3} className={styles.ways}>
      <p className={styles.text}>{text}</p>
      <Cluster gap={3}>
        <ToolLink
          icon="MessageCircle"
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          newTab
        >
          WhatsApp
        </ToolLink>
        <ToolButton icon={copied === 'yes' ? 'Check' : 'Copy'} onClick={() => void copy()}>
          Copy
        </ToolButton>
      </Cluster>
      <p role="status" className={styles.said}>
        {copied === 'yes'
          ? 'Copied.'
          : copied === 'refused' && 'This browser does not copy. Mark the text above to copy it.'}
      </p>
    </Stack>
  );
}
