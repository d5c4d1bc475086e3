// @vitest-environment node

import { expect, it } from 'vitest';
import {
  callAgainTimes,
  changedNote,
  countDue,
  noteBadge,
  noteOf,
  parseNote,
  type Note,
} from '#src/features/requests/notes/notes.ts';
import { blankRequest } from '#tests/support/staff.ts';

const asha = { ...blankRequest, id: '7', mobileNumber: '+91 98765-43210' };
const ravi = { ...asha, mobileNumber: '9876543211' };
const note: Note = {
  status: 'No answer',
  note: 'After six',
  callAgain: '2026-07-18T18:00',
  phoneEnd: '3210',
};
const notes = new Map([['7', note]]);
const at = (time: string, date = '2026-07-18') => ({ date, time });

it('a note is read only where everything in it is what it should be', () => {
  expect(parseNote(JSON.stringify(note))).toEqual(note);
  const oddTime = { callAgain: '2026-02-30T10:00' };
  for (const field of [{ status: 'Rung' }, { note: 3 }, oddTime, { phoneEnd: null }])
    expect(parseNote(JSON.stringify({ ...note, ...field }))).toBe(undefined);
  for (const text of ['{', 'null', '[]', null]) expect(parseNote(text)).toBe(undefined);
});

it('a note is neither shown nor carried on where the last four digits of the number differ', () => {
  expect(noteOf(notes, asha)).toBe(note);
  expect(noteOf(notes, ravi)).toBe(undefined);
  const after = changedNote(ravi, note, { status: 'Confirmed' });
  expect(after).toEqual({ status: 'Confirmed', note: '', callAgain: '', phoneEnd: '3211' });
});

it('a note loses its time to call again with a status that needs no call', () => {
  const { callAgain } = note;
  expect(changedNote(asha, note, { status: 'To call' })).toMatchObject({ callAgain });
  expect(changedNote(asha, note, { status: 'Changed' })).toMatchObject({ callAgain: '' });
});

it('a note that says nothing is none', () => {
  expect(changedNote(asha, undefined, { note: 'x' })).toMatchObject({ note: 'x' });
  expect(changedNote(asha, note, { status: 'To call', callAgain: '', note: ' ' })).toBe(undefined);
});

it('a note is due from its minute on, and its row says so in a word', () => {
  const count = (time: string) => countDue([asha, ravi], notes, at(time));
  expect([count('17:59'), count('18:00')]).toEqual([0, 1]);
  const word = (...args: Parameters<typeof noteBadge>) => noteBadge(...args)?.word;
  expect(word(note, at('17:59'))).toBe('Again 6:00 PM');
  expect(word(note, at('18:00', '2026-07-17'))).toBe('Again 18 Jul');
  expect(word(note, at('18:00'))).toBe('Call again');
  expect(word({ ...note, callAgain: '' }, at('09:00'))).toBe('No answer');
  expect(word({ ...note, status: 'To call', callAgain: '' }, at('09:00'))).toBe(undefined);
});

it('three times to call again are offered, the soonest first', () => {
  const values = (time: string) => callAgainTimes(at(time)).map(({ value }) => value.slice(8));
  expect(values('09:03')).toEqual(['18T10:05', '18T12:05', '19T10:00']);
  expect(values('23:30')).toEqual(['19T00:30', '19T02:30', '19T10:00']);
});
