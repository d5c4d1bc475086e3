import { useState } from 'react';
import type { Appointment } from '#src/domain/types.ts';

interface Seen {
  list: readonly Appointment[];
  ids: ReadonlySet<string>;
  fresh: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

/** The ids that came with the last Refresh and were not there before it. `list` is undefined while nothing is loaded. */
export function useNewRequests(list: readonly Appointment[] | undefined): ReadonlySet<string> {
  const [seen, setSeen] = useState<Seen>();
  if (list !== seen?.list) setSeen(list && lookedThrough(list, seen));
  return seen?.fresh ?? nothing;
}

function lookedThrough(list: readonly Appointment[], before: Seen | undefined): Seen {
  const ids = new Set(list.map(({ id }) => id));
  const fresh = before ? [...ids].filter((id) => id !== '' && !before.ids.has(id)) : [];
  return { list, ids, fresh: new Set(fresh) };
}
