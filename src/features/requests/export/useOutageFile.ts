import { useMemo } from 'react';
import { config } from '#src/config/env.ts';
import * as word from '#src/config/placeWords.ts';
import { clinicNow } from '#src/domain/clock.ts';
import type { MobileRule } from '#src/domain/mobileNumber.ts';
import { outageRequests } from '#src/domain/outagePage.ts';
import type { RequestList } from '#src/domain/requestList.ts';
import { requestsPhrase } from '#src/domain/requestsPhrase.ts';
import type { ClockTime } from '#src/domain/types.ts';
import type { Calls } from '#src/features/requests/calls/useCalls.ts';
import type { ExportFile } from './useExport.ts';

interface OutageOptions {
  requests: RequestList;
  /** ms since 1970 */
  loadedAt: number | undefined;
  calls: Calls | undefined;
  clinicOf: (name: string) => string;
  mobile: MobileRule;
  /** The clinic's clock. */
  now: ClockTime;
}

/** 'Take today and tomorrow along': a page that opens without a network. It is in no storage of the browser. */
export function useOutageFile(options: OutageOptions) {
  const { requests: list, now } = options;
  const { date } = now;
  const requests = useMemo(() => outageRequests(list, date), [list, date]);
  const count = requests.length;
  return {
    requests,
    line:
      count > 0
        ? `For an outage: ${requestsPhrase(count)} of all ${word.places} as one page (.html) that opens without a network, with numbers to dial.`
        : 'There is nothing for today or tomorrow.',
    file: () => outageFile(options),
  };
}

async function outageFile(options: OutageOptions): Promise<ExportFile> {
  const { outageFileName, outageMediaType, outagePage } = await import('./files.ts');
  const { calls, loadedAt, now } = options;
  const facts = {
    ...options,
    book: calls?.store.bookNow(),
    place: word.place,
    loadedAt:
      loadedAt === undefined ? undefined : clinicNow(new Date(loadedAt), config.clinicTimeZone),
  };
  return {
    name: outageFileName(now),
    isWhole: true,
    make: (requests) =>
      Promise.resolve(new Blob([outagePage(requests, facts)], { type: outageMediaType })),
  };
}
