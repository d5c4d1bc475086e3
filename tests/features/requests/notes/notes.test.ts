// @vitest-environment node

import { expect, it } from 'vitest';
import {
  phoneAgainTimes,
  changedNote,
  type Note,
  noteMark,
  noteOf,
  parseNote,
} from '#src/features/requests/notes/notes.ts';
import { blankRequest } from '#tests/support/staff.ts';

const asha = { ...blankRequest, id: '7', mobileNumber: '+91 98765-43210' };
const ravi = { ...asha, mobileNumber: '9876543211' };
const phoneAgain = '2026-07-18T18:00';
const note: Note = { status: 'No answer', text: 'After six', phoneAgain, phoneEnd: '3210' };
const at = (time: string, date = '2026-07-18') => ({ date, time });

it('reads a note only where everything in it is what it should be', () => {
  expect(parseNote(JSON.stringify(note))).toEqual(note);
  const oddTime = { phoneAgain: '2026-02-30T10:00' };
  for (const field of [{ status: 'Rung' }, { text: 3 }, oddTime, { phoneEnd: null }])
    expect(parseNote(JSON.stringify({ ...note, ...field }))).toBeUndefined();
  for (const text of ['{', 'null', '[]', null]) expect(parseNote(text)).toBeUndefined();
});

it('shows no note where the last four digits of the number differ, and takes nothing over from it', () => {
  const notes = new Map([['7', note]]);
  expect([noteOf(notes, asha), noteOf(notes, ravi)]).toEqual([note, undefined]);
  const after = changedNote(ravi, note, { status: 'Confirmed' });
  expect(after).toEqual({ status: 'Confirmed', text: '', phoneAgain: '', phoneEnd: '3211' });
});

it('clears the time to call again with a status that needs no call, and removes a blank note', () => {
  expect(changedNote(asha, note, { status: 'To call' })).toMatchObject({ phoneAgain });
  expect(changedNote(asha, note, { status: 'Changed' })).toMatchObject({ phoneAgain: '' });
  expect(changedNote(asha, note, { status: 'To call', phoneAgain: '', text: ' ' })).toBeUndefined();
});

it.each([
  [note, at('17:59'), 'Again 6:00 PM'],
  [note, at('18:00', '2026-07-17'), 'Again 18 Jul'],
  [note, at('18:00'), 'Call again'],
  [{ ...note, phoneAgain: '' }, at('09:00'), 'No answer'],
  [{ ...note, status: 'To call', phoneAgain: '' } as const, at('09:00'), undefined],
])('marks the row of %j at %j with %j', (each, now, word) => {
  expect(noteMark(each, now)?.word).toBe(word);
});

it('offers three times to call again, the soonest first', () => {
  const values = (time: string) => phoneAgainTimes(at(time)).map(({ value }) => value.slice(8));
  expect(values('09:03')).toEqual(['18T10:05', '18T12:05', '19T10:00']);
  expect(values('23:30')).toEqual(['19T00:30', '19T02:30', '19T10:00']);
});
