import { minutesOf } from './clock.ts';
import type { AppointmentRequest } from './types.ts';

/*
 * A mark tells apart two requests with the same id. It is so short that many names and numbers share one, so nobody can be
 * identified by it. With an id it hashes who asks ('p'): a request that changes keeps its notes, an id that is reused for
 * somebody else does not inherit them. Without an id it hashes the request itself ('r').
 */

/** The mark under which new notes about a request are kept. */
export function markOf(request: AppointmentRequest): string {
  return request.id ? `p${personSums(request).join('')}` : `r${sumOf(askedFor(request))}`;
}

/** Whether a mark belongs to a request, as far as can be told. */
export function fitsRequest(mark: string, request: AppointmentRequest): boolean {
  const sums = mark.slice(1);
  if (mark.startsWith('r')) return !request.id && sums === sumOf(askedFor(request));
  if (mark.startsWith('c')) return sums === formerSum(request);
  const kept = [sums.slice(0, 2), sums.slice(2, 5), sums.slice(5)];
  const known = personSums(request)
    .map((sum, index) => ({ sum, kept: kept[index] }))
    .filter((pair) => !pair.sum.startsWith('-') && !pair.kept?.startsWith('-'));
  return known.length === 0 || known.some((pair) => pair.sum === pair.kept);
}

/** Whether two requests may come from one person: name, number or e-mail is the same, or none can be compared. */
export function isSameAsker(a: AppointmentRequest, b: AppointmentRequest): boolean {
  // Most have not changed, and comparing is faster than normalising.
  if (a.name && a.name === b.name) return true;
  const [mine, theirs] = [askerOf(a), askerOf(b)];
  const known = mine.map((text, index) => [text, theirs[index]]).filter(([x, y]) => x && y);
  return known.length === 0 || known.some(([x, y]) => x === y);
}

/** Whether a text is the mark of a record with this id. */
export function isMarkOf(text: string, id: string): boolean {
  return id
    ? /^p(?:[\da-f]{2}|--)(?:[\da-f]{3}|---){2}$|^c[\da-f]{8}$/.test(text)
    : /^[rc][\da-f]{8}$/.test(text);
}

/** Name, number and e-mail, however they are spelled. */
function askerOf({ name, mobileNumber, email }: AppointmentRequest): string[] {
  return [plain(name), mobileNumber.replace(/\D/g, '').slice(-10), plain(email)];
}

/** Name, number and e-mail, each in few digits; dashes where it is not given. */
function personSums(request: AppointmentRequest): string[] {
  const [name = '', number = '', email = ''] = askerOf(request);
  return [shortSum(name, 2), shortSum(number, 3), shortSum(email, 3)];
}

function shortSum(text: string, digits: number): string {
  return text ? sumOf([text]).slice(0, digits) : '-'.repeat(digits);
}

/** The normalised clinic, type, day and time. */
export function askedFor(request: AppointmentRequest): string[] {
  const { name, mobileNumber, email, appointmentType, petType, locationName, date, time } = request;
  return [
    ...[name, email, appointmentType, petType, locationName].map(plain),
    mobileNumber.replace(/\D/g, '').slice(-10),
    date,
    String(minutesOf(time) ?? plain(time)),
  ];
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

const summedFields = [
  'name',
  'mobileNumber',
  'email',
  'appointmentType',
  'petType',
  'locationName',
  'date',
  'time',
  'comments',
] as const;

/** The hash of all fields, which records of the site's first version have ('c'). */
export function formerSum(request: AppointmentRequest): string {
  return sumOf(summedFields.map((field) => request[field]));
}

/** A hash of texts: eight hexadecimal digits. */
export function sumOf(texts: readonly string[]): string {
  // FNV-1a, then the last step of MurmurHash3, so that similar texts differ in every digit.
  let sum = 0x811c9dc5;
  for (const text of texts) {
    for (let index = 0; index < text.length; index += 1)
      sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
    // A separator that no text contains.
    sum = Math.imul(sum ^ 0x10000, 0x01000193);
  }
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return ((sum ^ (sum >>> 16)) >>> 0).toString(16).padStart(8, '0');
}
