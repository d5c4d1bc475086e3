import { config } from '#src/config/env.ts';
import type { AppointmentSort } from '#src/domain/appointments.ts';
import { clinicNow } from '#src/domain/clock.ts';

interface ListState {
  status: 'pending' | 'error' | 'success';
  sort: AppointmentSort;
  /** Milliseconds since 1970; undefined: never. */
  loadedAt: number | undefined;
  isFetching: boolean;
  /** Requests with a date. */
  all: number;
  /** Those of them that the filters let through. */
  total: number;
  dateless: number;
  /** New since the last load. */
  fresh: number;
}

const order = { Recent: ', newest first', Oldest: ', oldest first', 'No Sorting': '' };

/** 'Loaded at 14:02, 37 requests, newest first': what the list holds, and of when it is. */
export function statusLine(list: ListState): string {
  if (list.status === 'pending' || (list.isFetching && !list.loadedAt)) return 'Loading requests…';
  if (list.isFetching) return 'Loading requests again…';
  if (!list.loadedAt) return 'The list could not be loaded';
  const { time } = clinicNow(new Date(list.loadedAt), config.clinicTimeZone);
  const sentences = [
    `Loaded at ${time}, ${held(list)}`,
    list.fresh > 0 && `New since the last load: ${list.fresh}`,
    list.dateless > 0 && `Not listed: ${list.dateless} without a date`,
  ];
  return sentences.filter(Boolean).join('. ');
}

function held({ all, total, sort }: ListState): string {
  const requests = total === all ? counted(total) : `${total} of ${counted(all)}`;
  return `${requests}${total > 1 ? order[sort] : ''}`;
}

function counted(requests: number): string {
  return requests === 1 ? '1 request' : `${requests} requests`;
}
