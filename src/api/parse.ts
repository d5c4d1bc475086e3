import { ApiError } from './ApiError.ts';

/** An answer's JSON, unchecked. Throws ApiError, kind `shape` for a text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('shape', 'The answer is not JSON.');
  }
}

/** Whether a value from the wire is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field as text: texts as they are, numbers written out, anything else ''. */
export function textField(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The records under `data` of an answer, without items that are none. Throws ApiError 'shape' where it is no list. */
export function recordsUnderData(answer: unknown): Record<string, unknown>[] {
  const data = isRecord(answer) ? answer.data : undefined;
  if (!Array.isArray(data)) throw new ApiError('shape', 'The answer holds no list.');
  return data.filter(isRecord);
}
