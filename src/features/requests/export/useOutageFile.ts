import { useMemo, useState } from 'react';
import { config } from '#src/config/env.ts';
import * as word from '#src/config/placeWords.ts';
import { clinicNow } from '#src/domain/clock.ts';
import type { MobileRule } from '#src/domain/mobileNumber.ts';
import { outageRequests } from '#src/domain/outagePage.ts';
import type { RequestList } from '#src/domain/requestList.ts';
import { requestsPhrase } from '#src/domain/requestsPhrase.ts';
import type { ClockTime } from '#src/domain/types.ts';
import type { Calls } from '#src/features/requests/calls/useCalls.ts';

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
  const { requests, loadedAt, calls, clinicOf, mobile, now } = options;
  const [done, setDone] = useState('');
  const [problem, setProblem] = useState<string>();
  const { date } = now;
  const taken = useMemo(() => outageRequests(requests, date), [requests, date]);
  const count = taken.length;

  async function save() {
    if (count === 0) return;
    setDone('');
    setProblem(undefined);
    const book = calls?.store.bookNow();
    try {
      const { downloadFile, outageFileName, outageMediaType, outagePage } =
        await import('./files.ts');
      const page = outagePage(taken, {
        book,
        clinicOf,
        place: word.place,
        mobile,
        now,
        loadedAt:
          loadedAt === undefined ? undefined : clinicNow(new Date(loadedAt), config.clinicTimeZone),
      });
      downloadFile(outageFileName(now), new Blob([page], { type: outageMediaType }));
      setDone(`${outageFileName(now)} is ready: ${requestsPhrase(count)}.`);
    } catch (error) {
      console.error('The page for an outage could not be made.', error);
      setProblem('The file could not be made. Please try again.');
    }
  }

  return {
    count,
    line:
      count > 0
        ? `For an outage: ${requestsPhrase(count)} of all ${word.places} as one page (.html) that opens without a network, with numbers to dial.`
        : 'There is nothing for today or tomorrow.',
    done,
    problem,
    dismissProblem: () => setProblem(undefined),
    save,
  };
}
