import { Suspense, useEffect } from 'react';
import { lazyPart } from './lazyPart.tsx';
import type { WrittenMessageProps } from './WrittenMessage.tsx';

const Part = lazyPart(async () => (await import('./WrittenMessage.tsx')).WrittenMessage);

/** Fetches a message's part as soon as what can open one is there: it then shows at once, offline too. */
export function useWrittenMessage(canOpen = true) {
  useEffect(() => {
    // Where it can't be fetched it is asked for again when it shows, and then said.
    if (canOpen) Part.fetch().catch(() => undefined);
  }, [canOpen]);
}

/** A message already written, which no page has from the start. */
export function LazyWrittenMessage(props: WrittenMessageProps) {
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
