import { config } from '#src/config/env.ts';
import { sendForJson } from './client.ts';
import { freshIdToken } from './loginTokens.ts';
import { isRecord, recordsUnderData, textField } from './parse.ts';

export const visitsPageSize = 10;

export interface VisitsPage {
  visits: Visit[];
  totalPages: number;
}

async function visitsCall(
  query: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const token = config.visitsNeedToken ? await freshIdToken() : null;
  return sendForJson({ method: 'GET', url: config.calls.visits, query, token, signal });
}

/** GET (docs/product.md, section 7, call 5). `page`: from 1. Throws ApiError. */
export async function fetchVisitsPage(page: number, signal?: AbortSignal): Promise<VisitsPage> {
  const answer = await visitsCall({ page: String(page), limit: String(visitsPageSize) }, signal);
  const visits = recordsUnderData(answer).map(visitOf);
  return { visits, totalPages: totalPagesOf(answer) ?? Math.max(1, page) };
}

/** GET (docs/product.md, section 7, call 6). The visits, ascending by id. Throws ApiError. */
export async function fetchVisitsByPhone(phone: string, signal?: AbortSignal): Promise<Visit[]> {
  const visits = recordsUnderData(await visitsCall({ phone }, signal)).map(visitOf);
  return visits.toSorted((a, b) => idNumber(a) - idNumber(b));
}

function totalPagesOf(answer: unknown): number | undefined {
  const text = isRecord(answer) ? textField(answer.totalPages) : '';
  return /^\d{1,9}$/.test(text) ? Math.max(1, Number(text)) : undefined;
}

/** Ids that are no whole numbers come last, in the answer's order. */
function idNumber({ id }: Visit): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : Number.MAX_SAFE_INTEGER;
}

export type Visit = ReturnType<typeof visitOf>;

/** Reads a record by its names on the wire; '' is a missing field. */
function visitOf(record: Record<string, unknown>) {
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
