import { ApiError } from './ApiError.ts';

/** Throws ApiError 'shape' if the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('shape', 'The answer is not JSON.');
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Numbers are written out; other types are ''. */
export function textField(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The list under `data`, without items that are no records. Throws ApiError 'shape' if there is no list. */
export function recordsUnderData(answer: unknown): Record<string, unknown>[] {
  const data = isRecord(answer) ? answer.data : undefined;
  if (!Array.isArray(data)) throw new ApiError('shape', 'The answer holds no list.');
  return data.filter(isRecord);
}
