import { Suspense, useState } from 'react';
import { Cluster } from '#src/components/Stack.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import styles from './DeskTools.module.css';
import { CallNotes } from './lazyComponents.ts';
import { MoreExports } from '#src/features/requests/export/MoreExports.tsx';
import { NewRequests, type NewRequestsProps } from '#src/features/requests/watch/NewRequests.tsx';
import type { Calls } from '#src/features/requests/calls/useCalls.ts';

interface DeskToolsProps extends NewRequestsProps {
  calls: Calls | undefined;
  /** The requests that pass the filters. */
  listed: readonly AppointmentRequest[];
  /** The clinic's clock. */
  now: ClockTime;
}

/** The tools below the list: views, day sheet, notes and exports. They load after the rows. */
export function DeskTools({ calls, listed, now, ...list }: DeskToolsProps) {
  const [showsNotes, setShowsNotes] = useState(false);
  return (
    <>
      <Cluster gap={5} className={`screen-only ${styles.tools}`}>
        {calls && (
          <ToolButton icon="NotebookPen" aria-haspopup="dialog" onClick={() => setShowsNotes(true)}>
            Notes about calls
          </ToolButton>
        )}
        <MoreExports calls={calls} listed={listed} />
        {calls && showsNotes && (
          <Suspense>
            <CallNotes calls={calls} now={now} onClose={() => setShowsNotes(false)} />
          </Suspense>
        )}
      </Cluster>
      <NewRequests {...list} />
    </>
  );
}
