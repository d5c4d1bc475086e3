import { createContext, useContext } from 'react';
import type { ClockTime } from '#src/domain/types.ts';
import type { Notes } from './notes/notes.ts';
import type { RequestList } from './requestList.ts';

interface Desk {
  requests: RequestList;
  notes: Notes;
  /** By the clinic's clock. */
  now: ClockTime;
  /** Shortens a clinic's name. */
  shortClinicName: (name: string) => string;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

/** The values read by every part of the request list. Throws outside it. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('Only a part of the request list has a desk.');
  return desk;
}
