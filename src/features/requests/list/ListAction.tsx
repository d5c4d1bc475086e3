import { useMemo, useState } from 'react';
import { ToolButton } from '#src/components/ToolButton.tsx';
import type { CallBook } from '#src/domain/CallBook.ts';
import { allChoices } from '#src/domain/choiceFilters.ts';
import { defaultFilters, type ListFilters, serializeListFilters } from '#src/domain/listFilters.ts';
import type { RequestList } from '#src/domain/requestList.ts';
import type { ClockTime } from '#src/domain/types.ts';

const due: ListFilters = {
  ...defaultFilters,
  choices: { ...allChoices, calls: 'Call again due' },
};

const keyOf = (filters: ListFilters) => serializeListFilters(filters).toString();

/** What one press has shown in place of what was filtered, with the way back. */
export function useWayBack(filters: ListFilters, onChange: (change: Partial<ListFilters>) => void) {
  const [left, setLeft] = useState<{ before: ListFilters; shown: string }>();
  function show(next: ListFilters) {
    setLeft({ before: filters, shown: keyOf(next) });
    onChange(next);
  }
  const back =
    left && left.shown === keyOf(filters)
      ? () => {
          setLeft(undefined);
          onChange(left.before);
        }
      : undefined;
  return { show, back };
}

interface ListActionProps {
  requests: RequestList;
  book: CallBook | undefined;
  /** The clinic's clock. */
  now: ClockTime;
  filters: ListFilters;
  way: ReturnType<typeof useWayBack>;
}

/** At the list's head: whose time to be called again has come, and the way back from what a press has shown. */
export function ListAction({ requests, book, now, filters, way }: ListActionProps) {
  const count = useMemo(() => book?.countDue(requests.dated, now) ?? 0, [book, requests, now]);
  return (
    <>
      <div role="status">
        {count > 0 && filters.choices.calls !== 'Call again due' && (
          <ToolButton icon="PhoneCall" passesFocus onClick={() => way.show(due)}>
            {`${count} to call again`}
          </ToolButton>
        )}
      </div>
      {way.back && (
        <ToolButton passesFocus onClick={way.back}>
          Undo
        </ToolButton>
      )}
    </>
  );
}
