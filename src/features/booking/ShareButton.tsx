import { useState } from 'react';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Cluster, Stack } from '#src/components/Stack.tsx';
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
      <Button
        kind="secondary"
        size="compact"
        aria-expanded={showsWays || undefined}
        onClick={() => void share()}
      >
        <Icon icon="Share2" /> Share
      </Button>
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
        <ButtonLink
          kind="secondary"
          size="compact"
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          newTab
        >
          <Icon icon="MessageCircle" /> WhatsApp
          <span className="visually-hidden"> (opens in a new tab)</span>
        </ButtonLink>
        <Button kind="secondary" size="compact" onClick={() => void copy()}>
          <Icon icon={copied === 'yes' ? 'Check' : 'Copy'} /> Copy
        </Button>
      </Cluster>
      <p role="status" className={styles.said}>
        {copied === 'yes'
          ? 'Copied.'
          : copied === 'refused' && 'This browser does not copy. Mark the text above to copy it.'}
      </p>
    </Stack>
  );
}
