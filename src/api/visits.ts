import { useMemo, useState } from 'react';
import { config } from '#src/config/env.ts';
import { sortVisitsById, visitsPageSize } from '#src/domain/visits.ts';
import type { Visit } from '#src/domain/types.ts';
import type { ApiError } from './ApiError.ts';
import { sendForJson } from './client.ts';
import { Query } from './Query.ts';
import { isRecord, recordsUnderData, textField } from './parse.ts';
import { withRetries } from './retry.ts';
import { useQuery } from './useQuery.ts';

export interface VisitsPage {
  visits: Visit[];
  /** At least 1. */
  totalPages: number;
}

function visitsCall(
  query: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  return sendForJson({
    method: 'GET',
    url: config.calls.visits,
    query,
    signal,
  });
}

/** GET one page of all visits, ten a page, counted from 1 (docs/product.md, section 7, call 5). Throws ApiError. */
export async function fetchVisitsPage(page: number, signal?: AbortSignal): Promise<VisitsPage> {
  const answer = await visitsCall({ page: String(page), limit: String(visitsPageSize) }, signal);
  const visits = recordsUnderData(answer).map(visitOf);
  return { visits, totalPages: totalPagesOf(answer) ?? Math.max(1, page) };
}

/** GET the visits of one telephone number, ascending by id (docs/product.md, section 7, call 6). Throws ApiError. */
export async function fetchVisitsByPhone(phone: string, signal?: AbortSignal): Promise<Visit[]> {
  return sortVisitsById(recordsUnderData(await visitsCall({ phone }, signal)).map(visitOf));
}

/** undefined where the answer does not say; the page that was asked for is then the last one known. */
function totalPagesOf(answer: unknown): number | undefined {
  const text = isRecord(answer) ? textField(answer.totalPages) : '';
  return /^\d{1,9}$/.test(text) ? Math.max(1, Number(text)) : undefined;
}

function visitOf(record: Record<string, unknown>): Visit {
  return {
    id: textField(record.id),
    patientId: textField(record.patient_id),
    patientName: textField(record.patient_name),
    clientId: textField(record.client_id),
    clientName: textField(record.client_name),
    phone: textField(record.phone),
    visitId: textField(record.visit_id),
    visitName: textField(record.visit_name),
    supportingDocuments: textField(record.supporting_documents),
    createdOn: textField(record.created_on),
  };
}

export interface VisitsResult {
  visits: Visit[];
  status: 'pending' | 'error' | 'success';
  /** Why the last call failed; null where it did not. */
  error: ApiError | null;
  /** A call is under way, perhaps while older rows are shown. */
  isFetching: boolean;
  /** Makes the call again. */
  retry: () => void;
}

export interface VisitsPageResult extends VisitsResult {
  totalPages: number;
  /** The rows are still those of the previous page, while the requested one loads. */
  isPreviousPage: boolean;
}

const noVisits: Visit[] = [];

/** One page of all visits. The previous page stays while the next one loads; a newer call cancels an older one. */
export function useVisitsPage(page: number): VisitsPageResult {
  const query = useMemo(
    () => new Query({ call: (signal) => withRetries(() => fetchVisitsPage(page, signal), signal) }),
    [page],
  );
  const { data, status, error, isFetching } = useQuery(query);
  const [latest, setLatest] = useState<VisitsPage>();
  if (data && data !== latest) setLatest(data);

  const isPreviousPage = status === 'pending' && latest !== undefined && latest.visits.length > 0;
  const shown = isPreviousPage ? latest : data;
  return {
    visits: shown?.visits ?? noVisits,
    totalPages: shown?.totalPages ?? 1,
    status: isPreviousPage ? 'success' : status,
    error,
    isFetching,
    isPreviousPage,
    retry: query.retry,
  };
}

/** The visits of one telephone number. Without a number no call is made, so that nobody is shown everybody's visits. */
export function useVisitsByPhone(phone: string | null | undefined): VisitsResult {
  const number = phone?.trim() ?? '';
  const query = useMemo(
    () =>
      new Query({
        call: async (signal) =>
          number ? withRetries(() => fetchVisitsByPhone(number, signal), signal) : noVisits,
      }),
    [number],
  );
  const { data, status, error, isFetching } = useQuery(query);
  return { visits: data ?? noVisits, status, error, isFetching, retry: query.retry };
}
