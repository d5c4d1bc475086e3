import { useMemo } from 'react';
import { ToolButton, ToolLink } from '#src/components/ToolButton.tsx';
import { anchors, paths } from '#src/config/paths.ts';
import { allChoices } from '#src/features/requests/choiceFilters.ts';
import { defaultFilters } from '#src/features/requests/listFilters.ts';
import { countDue } from '#src/features/requests/notes/requestNotes.ts';
import type { Desk } from './useDesk.ts';

/** At the list's head: the form for a booking by phone, and whose time to be called again has come. */
export function ListAction({ requests, notes, now, filters, onChange }: Desk) {
  const count = useMemo(() => countDue(requests.dated, notes, now), [requests, notes, now]);
  return (
    <>
      <ToolLink
        icon="CalendarPlus"
        href={`${paths.home}#${anchors.contacts}`}
        newTab
        className="screen-only"
      >
        Enter a booking
      </ToolLink>
      <div role="status">
        {count > 0 && filters.choices.notes !== 'Call again' && (
          <ToolButton
            icon="PhoneCall"
            passesFocus
            onClick={() =>
              onChange({ ...defaultFilters, choices: { ...allChoices, notes: 'Call again' } })
            }
          >
            {`${count} to call again`}
          </ToolButton>
        )}
      </div>
    </>
  );
}
