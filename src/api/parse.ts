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
 * The same records as `recordsUnderData(parseJson(text))`, part by part while the answer arrives, because parsing a long list
 * at once would hold the page. Where it throws ApiError 'shape', records may have come before. A part has about
 * `partLength` characters: few enough to be parsed in a few ms on a slow phone.
 */
export async function* recordsIn(
  answer: AsyncIterable<Uint8Array>,
  partLength = 250_000,
): AsyncGenerator<Record<string, unknown>[]> {
  const decoder = new TextDecoder();
  let head: string | undefined;
  /** The text not parsed yet. */
  let text = '';
  /** A placeholder for the parsed items: the rest is valid JSON only if the whole is. */
  let parsed = '';
  let length = partLength;
  for await (const bytes of inPieces(answer, partLength)) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > length && head === undefined) {
      head = upToList.exec(text)?.[0] ?? '';
      text = text.slice(head.length);
      // Anything else is parsed at the end.
      if (!head) length = Infinity;
    }
    while (text.length > length) {
      const end = text.lastIndexOf('},', length) + 1;
      const items = end > 0 ? itemsOf(`[${parsed}${text.slice(0, end)}]`) : undefined;
      if (items) {
        yield items.filter(isRecord);
        text = text.slice(end);
        parsed = 'null';
      }
      length = items ? partLength : length * 2;
    }
  }
  text += decoder.decode();
  yield recordsUnderData(parseJson((head ?? '') + parsed + text));
}

/** No piece is longer than `length`: some browsers and caches hand over all bytes at once. */
async function* inPieces(answer: AsyncIterable<Uint8Array>, length: number) {
  for await (const bytes of answer)
    for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

/** undefined where the text is no list: it was cut inside an item. A list that parses was cut between two. */
function itemsOf(text: string): unknown[] | undefined {
  try {
    return JSON.parse(text) as unknown[];
  } catch {
    return undefined;
  }
}
