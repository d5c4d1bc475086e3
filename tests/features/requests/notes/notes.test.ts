// @vitest-environment node
import { expect, it } from 'vitest';
import type { ClockTime } from '#src/domain/time/clock.ts';
import {
  callAgainTimes,
  changedNote,
  type Note,
  noteMark,
  noteOf,
  parseNote,
} from '#src/features/requests/notes/notes.ts';
import { blankRequest } from '#tests/support/staff.ts';

const asha = { ...blankRequest, id: '7', mobileNumber: '+91 98765-43210' };
const ravi = { ...asha, mobileNumber: '9876543211' };
const callAgainAt = '2026-07-18T18:00';
const note: Note = { status: 'No answer', text: 'After six', callAgainAt, phoneEnd: '3210' };
const at = (time: string, date = '2026-07-18') => ({ date, time });

it('a stored note is read only if every field is valid', () => {
  expect(parseNote(JSON.stringify(note))).toEqual(note);
  const oddTime = { callAgainAt: '2026-02-30T10:00' };
  for (const field of [{ status: 'Rung' }, { text: 3 }, oddTime, { phoneEnd: null }])
    expect(parseNote(JSON.stringify({ ...note, ...field }))).toBeUndefined();
  for (const text of ['{', 'null', '[]', null]) expect(parseNote(text)).toBeUndefined();
});

it('a note about another number’s last four digits is neither shown nor continued', () => {
  const notes = new Map([['7', note]]);
  expect([noteOf(notes, asha), noteOf(notes, ravi)]).toEqual([note, undefined]);
  const after = changedNote(ravi, note, { status: 'Confirmed' });
  expect(after).toEqual({ status: 'Confirmed', text: '', callAgainAt: '', phoneEnd: '3211' });
});

it('a status that needs no phoning clears the time to call again, and a blank note is removed', () => {
  expect(changedNote(asha, note, { status: 'To call' })).toMatchObject({ callAgainAt });
  expect(changedNote(asha, note, { status: 'Changed' })).toMatchObject({ callAgainAt: '' });
  expect(
    changedNote(asha, note, { status: 'To call', callAgainAt: '', text: ' ' }),
  ).toBeUndefined();
});

it('a row’s mark says when to call again, or the status', () => {
  const labelOf = (change: Partial<Note>, now: ClockTime) =>
    noteMark({ ...note, ...change }, now)?.label;
  expect(labelOf({}, at('17:59'))).toBe('Again 6:00 PM');
  expect(labelOf({}, at('18:00', '2026-07-17'))).toBe('Again 18 Jul');
  expect(labelOf({}, at('18:00'))).toBe('Call again');
  expect(labelOf({ callAgainAt: '' }, at('09:00'))).toBe('No answer');
  expect(labelOf({ callAgainAt: '', status: 'To call' }, at('09:00'))).toBeUndefined();
});

it('a note offers three times to call again, the soonest first', () => {
  const values = (time: string) => callAgainTimes(at(time)).map(({ value }) => value.slice(8));
  expect(values('09:03')).toEqual(['18T10:05', '18T12:05', '19T10:00']);
  expect(values('23:30')).toEqual(['19T00:30', '19T02:30', '19T10:00']);
});
