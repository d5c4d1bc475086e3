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

/** An answer up to the first item of its list, where only plain values stand before that. */
const upToList = /^\s*\{[^[{]*?"data"\s*:\s*\[/;

/**
 * The same as `recordsUnderData(parseJson(text))`, part by part as the records are asked for, because parsing a long list
 * at once would hold the page. Where it throws ApiError 'shape', records may have come before. A part has about
 * `partLength` characters: few enough to be parsed in a few ms on a slow phone.
 */
export function* recordsIn(text: string, partLength = 250_000): Generator<Record<string, unknown>> {
  const head = upToList.exec(text)?.[0];
  if (head === undefined) return yield* recordsUnderData(parseJson(text));
  const endFrom = (from: number) => text.indexOf('},', from) + 1;
  let at = head.length;
  let length = partLength;
  // Stands for the items that were parsed already, so that the rest is valid only where the whole is.
  let parsed = '';
  for (let end = endFrom(at + length); end > 0; end = endFrom(at + length)) {
    const items = itemsOf(`[${parsed}${text.slice(at, end)}]`);
    if (items) {
      yield* items.filter(isRecord);
      at = end;
      parsed = 'null';
      length = partLength;
    } else {
      length *= 2;
    }
  }
  yield* recordsUnderData(parseJson(head + parsed + text.slice(at)));
}

/** undefined where the text is no list: it was cut inside an item. A list that parses was cut between two. */
function itemsOf(text: string): unknown[] | undefined {
  try {
    return JSON.parse(text) as unknown[];
  } catch {
    return undefined;
  }
}
