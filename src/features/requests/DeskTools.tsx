import { NotebookPen } from 'lucide';
import { Suspense, useState } from 'react';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import type { ClockTime } from '#src/domain/types.ts';
import styles from './DeskTools.module.css';
import { CallNotes } from './lazyComponents.ts';
import { NewRequests, type NewRequestsProps } from './NewRequests.tsx';
import type { Calls } from './useCalls.ts';

interface DeskToolsProps extends NewRequestsProps {
  calls: Calls | undefined;
  /** The clinic's clock. */
  now: ClockTime;
}

/** What a clinic does with the list all day, below it. It loads after the rows. */
export function DeskTools({ calls, now, ...list }: DeskToolsProps) {
  const [showsNotes, setShowsNotes] = useState(false);
  return (
    <>
      <div className={styles.tools}>
        {calls && (
          <Button
            kind="secondary"
            size="compact"
            aria-haspopup="dialog"
            onClick={() => setShowsNotes(true)}
          >
            <Icon icon={NotebookPen} />
            Notes about calls
          </Button>
        )}
        {calls && showsNotes && (
          <Suspense>
            <CallNotes calls={calls} now={now} onClose={() => setShowsNotes(false)} />
          </Suspense>
        )}
      </div>
      <NewRequests {...list} />
    </>
  );
}
