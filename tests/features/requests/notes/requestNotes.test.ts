// @vitest-environment node

import { describe, expect, it } from 'vitest';
import {
  callAgainTimes,
  changedNote,
  countDue,
  firstLine,
  noteBadges,
  type NoteChange,
  noteOf,
  parseNote,
  type RequestNote,
} from '#src/features/requests/notes/requestNotes.ts';
import { blankRequest } from '#tests/support/staff.ts';

const asha = { ...blankRequest, id: '7', mobileNumber: '+91 98765-43210' };
const note: RequestNote = {
  status: 'No answer',
  note: 'After six\nAsk for Asha',
  callAgain: '2026-07-18T18:00',
  phoneEnd: '3210',
};
const clock = (time: string) => ({ date: '2026-07-18', time });
const change = (before: RequestNote | undefined, what: NoteChange) =>
  changedNote(asha, before, what);

describe('a note about a request', () => {
  it('is read only where everything in it is what it should be', () => {
    expect(parseNote(JSON.stringify(note))).toEqual(note);
    const odd: Record<string, unknown>[] = [
      { status: 'Rung' },
      { note: 3 },
      { callAgain: '2026-02-30T10:00' },
      { phoneEnd: null },
    ];
    for (const field of odd)
      expect(parseNote(JSON.stringify({ ...note, ...field }))).toBe(undefined);
    for (const text of ['', '{', 'null', '[]', null, undefined])
      expect(parseNote(text)).toBe(undefined);
  });

  it('is not shown, and not carried on, where the last four digits of the number differ', () => {
    const others = { ...asha, mobileNumber: '9876543211' };
    expect(noteOf(new Map([['7', note]]), asha)).toBe(note);
    expect(noteOf(new Map([['7', note]]), others)).toBe(undefined);
    const after = changedNote(others, note, { status: 'Confirmed' });
    expect(after).toMatchObject({ status: 'Confirmed', note: '', phoneEnd: '3211' });
  });

  it('loses its time to call again with a status that needs no call', () => {
    expect(change(note, { status: 'To call' })).toMatchObject({ callAgain: note.callAgain });
    expect(change(note, { status: 'Changed' })).toMatchObject({ note: note.note, callAgain: '' });
  });

  it('is gone once it says nothing', () => {
    expect(change(undefined, { note: 'x' })).toMatchObject({ status: 'To call', note: 'x' });
    const last = change(note, { status: 'To call', callAgain: '' });
    expect(last && change(last, { note: ' ' })).toBe(undefined);
  });

  it('is due from its minute on, and a row says so in a word', () => {
    const others = { ...asha, mobileNumber: '9876543211' };
    const count = (time: string) => countDue([asha, others], new Map([['7', note]]), clock(time));
    expect([count('17:59'), count('18:00')]).toEqual([0, 1]);
    const words = (...args: Parameters<typeof noteBadges>) => noteBadges(...args)[0]?.text;
    expect(words(note, clock('17:59'))).toBe('Again 6:00 PM');
    expect(words(note, { date: '2026-07-17', time: '18:00' })).toBe('Again 18 Jul');
    expect(words(note, clock('18:00'))).toBe('Call again');
    expect(words({ ...note, callAgain: '' }, clock('09:00'))).toBe('No answer');
    expect(words({ ...note, status: 'To call', callAgain: '' }, clock('09:00'))).toBe(undefined);
    expect(firstLine(note)).toBe('After six');
  });

  it('may be called about again at three times, the soonest first', () => {
    const values = (time: string) => callAgainTimes(clock(time)).map(({ value }) => value.slice(8));
    expect(values('09:03')).toEqual(['18T10:05', '18T12:05', '19T10:00']);
    expect(values('23:30')).toEqual(['19T00:30', '19T02:30', '19T10:00']);
  });
});
