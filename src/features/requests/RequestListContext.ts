import { createContext, useContext } from 'react';
import type { ClockTime } from '#src/domain/time/clock.ts';
import type { Notes } from './notes/notes.ts';
import type { RequestList } from './requestList.ts';

interface RequestListValue {
  list: RequestList;
  notes: Notes;
  /** By the clinic's clock. */
  now: ClockTime;
  /** Shortens a clinic's name. */
  shortClinicName: (name: string) => string;
}

export const RequestListContext = createContext<RequestListValue | undefined>(undefined);

/** The values read by every part of the request list. Throws outside it. */
export function useRequestListContext(): RequestListValue {
  const value = useContext(RequestListContext);
  if (!value) throw new Error('A part of the request list stands outside it.');
  return value;
}
