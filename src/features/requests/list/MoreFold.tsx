import { type ReactNode, useId, useState } from 'react';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import styles from './RequestListScreen.module.css';

/** Behind 'More', at the list's head: a booking by phone, and what is not needed every hour. */
export function MoreFold({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        kind="secondary"
        size="compact"
        className={`screen-only ${styles.fold}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>More</span>
        <Icon icon="ChevronDown" data-turns="" />
      </Button>
      <Cluster gap={3} id={id} className={`screen-only ${styles.more}`} hidden={!isOpen}>
        {children}
      </Cluster>
    </>
  );
}
