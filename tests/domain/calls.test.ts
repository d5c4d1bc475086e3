// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callBadges } from '#src/domain/callBadges.ts';
import { CallBook } from '#src/domain/CallBook.ts';
import {
  attendanceWords,
  callCountWords,
  countCallsByDay,
  sumCalls,
} from '#src/domain/callCounts.ts';
import { callFileName, parseCallFile, serializeCalls } from '#src/domain/callFile.ts';
import { attendances, callStatuses } from '#src/domain/callStatus.ts';
import {
  alsoSet,
  callAgainOf,
  type CallChange,
  callKey,
  type CallRecord,
  callStatusOf,
  changeCall,
  isOld,
  lastCallAt,
  mergeCalls,
  newCall,
  noteOf,
  noteTexts,
  parseCall,
} from '#src/domain/calls.ts';
import { requestsCsv } from '#src/domain/requestsCsv.ts';
import { adoptedCalls, mergeAllCalls, withoutAdopted } from '#src/domain/mergeAllCalls.ts';
import { asRequested } from '#src/domain/movedRequest.ts';
import { filterByDate, prepareRequestList } from '#src/domain/requestList.ts';
import { requestAgain } from '#src/domain/addedRequests.ts';
import { callAgainTimes } from '#src/domain/callAgainTimes.ts';
import { formerSum } from '#src/domain/requestMark.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { cameOf, changedSince, changedToOf } from '#src/domain/visitNotes.ts';
import { blankRequest } from '#tests/support/staff.ts';

const dayMs = 86_400_000;
const nowMs = Date.UTC(2026, 6, 18, 12);
const noon = { date: '2026-07-18', time: '12:00' };
const request = {
  ...blankRequest,
  id: '7',
  name: 'Asha Menon',
  mobileNumber: '5555500007',
  date: '2026-07-18',
};

/** A change, with what a writer of a note has before them where the test doesn't say. */
type Change = CallChange | { note: string };

/** The record after these changes of a writer, a minute apart. */
function afterMore(start: CallRecord, by: string, ...changes: Change[]): CallRecord {
  return changes.reduce(
    (record: CallRecord, change, minute) =>
      changeCall(record, 'note' in change ? { seen: record.seen, ...change } : change, {
        by,
        nowMs: nowMs + minute * 60_000,
        clock: noon,
        request,
      }),
    start,
  );
}
const after = (...changes: Change[]) => afterMore(newCall(request), 't-one', ...changes);

const writers = ['t-1', 't-2', 't-3'];
/** Every state that two requests' records come to in three tabs, which hear of each other now and then. */
const anyStates: fc.Arbitrary<CallRecord[]> = fc
  .array(
    fc.record({
      id: fc.constantFrom('1', '2'),
      tab: fc.constantFrom(0, 1, 2),
      hears: fc.option(fc.constantFrom(0, 1, 2)),
      change: fc.oneof(
        fc.record({ status: fc.constantFrom(...callStatuses) }),
        fc.record({ note: fc.constantFrom('', 'a', 'b') }),
        fc.record({ callAgain: fc.constantFrom('', '2026-07-18T12:00', '2026-07-19T09:30') }),
        fc.record({ came: fc.constantFrom('', ...attendances) }),
        fc.record({ changedTo: fc.constantFrom('', '2026-07-21T16:00', '2026-07-22T10:30') }),
      ),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((events) => {
    const tabs = writers.map(() => new Map<string, CallRecord>());
    return events.map(({ id, tab, hears, change }) => {
      const of = (place: number) => tabs[place]!.get(id) ?? newCall({ ...request, id });
      const known = hears === null ? of(tab) : mergeCalls(of(tab), of(hears));
      const state = afterMore(known, writers[tab]!, change);
      tabs[tab]!.set(id, state);
      return state;
    });
  });
/** What some have of these. */
const anyParts = (count: number) =>
  anyStates.chain((states) =>
    fc.array(fc.subarray(states), { minLength: count, maxLength: count }),
  );

const mapOf = (records: readonly CallRecord[]) => mergeAllCalls(new Map(), records).records;

describe('a change', () => {
  it('a change counts every try without an answer, but not a double click', () => {
    const twice = after({ status: 'No answer' }, { status: 'No answer' });
    expect(twice.noAnswers).toHaveLength(2);
    expect(lastCallAt(twice)).toBe(nowMs + 60_000);
    const moment = { by: 't-one', nowMs: nowMs + 60_500, clock: noon, request };
    expect(changeCall(twice, { status: 'No answer' }, moment)).toBe(twice);
  });

  it('starts afresh with To call, also when an older file is merged', () => {
    const tried = after({ status: 'No answer' });
    const afresh = afterMore(tried, 't-one', { status: 'To call' });
    expect(afresh.noAnswers).toEqual([]);
    expect(lastCallAt(afresh)).toBe(0);
    expect(mergeCalls(tried, afresh).noAnswers).toEqual([]);
    expect(callStatusOf(mergeCalls(afresh, tried))).toBe('To call');
  });

  it('wins over what it has seen, whatever the computer’s clock says', () => {
    const confirmed = after({ status: 'Confirmed' });
    const moment = { by: 't-two', nowMs: nowMs - 100 * dayMs, clock: noon, request };
    const changed = changeCall(confirmed, { status: 'Changed' }, moment);
    expect(callStatusOf(mergeCalls(confirmed, changed))).toBe('Changed');
    expect(callStatusOf(mergeCalls(changed, confirmed))).toBe('Changed');
  });

  it('a change ends a call that was due, and keeps one for later', () => {
    expect(callAgainOf(after({ callAgain: '2026-07-18T11:30' }, { status: 'Confirmed' }))).toBe('');
    const later = '2026-07-18T16:00';
    expect(callAgainOf(after({ callAgain: later }, { status: 'No answer' }))).toBe(later);
  });

  it('a change is none where nothing changes', () => {
    const record = after({ note: 'Door bell broken' });
    expect(afterMore(record, 't-two', { note: 'Door bell broken' })).toBe(record);
    expect(afterMore(record, 't-two', { callAgain: 'soon' })).toBe(record);
    expect(afterMore(record, 't-two', { status: 'To call' })).toBe(record);
    expect(afterMore(record, 't-two', { came: '' }, { changedTo: '' })).toBe(record);
    expect(afterMore(record, 't-two', { changedTo: '2026-02-30T10:00' })).toBe(record);
    const start = newCall(request);
    expect(afterMore(start, 't-two', { status: 'To call' })).toBe(start);
    const came = after({ came: 'Arrived' }, { changedTo: '2026-07-21T16:00' });
    expect(afterMore(came, 't-two', { came: 'Arrived' }, { changedTo: '2026-07-21T16:00' })).toBe(
      came,
    );
  });

  it('keeps a note without control characters', () => {
    expect(noteOf(after({ note: 'a\u0000b\r\nc\u001bd' }))).toBe('ab\ncd');
  });

  it('keeps what came from elsewhere while a note was written, until both were seen', () => {
    const start = after({ note: 'Rang.' });
    const mine = afterMore(start, 't-one', { note: 'Rang. Door bell broken.' });
    const theirs = afterMore(start, 't-two', { note: 'Rang. After six.' });
    // Typed on without having seen the other text.
    const both = afterMore(mergeCalls(mine, theirs), 't-one', {
      note: 'Rang. Door bell broken. Knock.',
      seen: start.seen,
    });
    expect(noteTexts(both).toSorted()).toEqual([
      'Rang. After six.',
      'Rang. Door bell broken. Knock.',
    ]);
    expect(noteTexts(afterMore(both, 't-two', { note: 'Knock after six.' }))).toEqual([
      'Knock after six.',
    ]);
  });

  it('settles two statuses, also with the one that shows', () => {
    const both = mergeCalls(
      after({ status: 'Confirmed' }, { callAgain: '2026-07-19T09:30' }),
      afterMore(
        newCall(request),
        't-two',
        { status: 'Cancelled' },
        { callAgain: '2026-07-18T16:00' },
      ),
    );
    expect(alsoSet(both)).toEqual({
      outcomes: ['Confirmed'],
      callAgains: ['2026-07-19T09:30'],
      changedTo: [],
    });
    const settled = afterMore(
      both,
      't-one',
      { status: 'Confirmed' },
      { callAgain: '2026-07-18T16:00' },
    );
    expect(alsoSet(settled)).toEqual({ outcomes: [], callAgains: [], changedTo: [] });
    expect(callStatusOf(settled)).toBe('Confirmed');
  });
});

describe('merging', () => {
  it('gives the same result in any order and grouping', () => {
    fc.assert(
      fc.property(anyParts(3), ([a = [], b = [], c = []]) => {
        const one = serializeCalls(mapOf([...a, ...b, ...c]).values());
        const other = serializeCalls(mapOf([...c, ...mapOf([...b, ...a]).values()]).values());
        expect(other).toBe(one);
      }),
    );
  });

  it('changes nothing when the same file comes twice', () => {
    fc.assert(
      fc.property(anyParts(2), ([mine = [], others = []]) => {
        const once = mergeAllCalls(mapOf(mine), others);
        const twice = mergeAllCalls(once.records, others);
        expect(twice).toMatchObject({ changed: [], added: 0 });
        expect(serializeCalls(twice.records.values())).toBe(serializeCalls(once.records.values()));
      }),
    );
  });

  it('brings two computers to the same, by way of their files', () => {
    fc.assert(
      fc.property(anyParts(2), ([here = [], there = []]) => {
        const [mine, theirs] = [mapOf(here), mapOf(there)];
        const merged = [
          mergeAllCalls(mine, contentOf(serializeCalls(theirs.values()))),
          mergeAllCalls(theirs, contentOf(serializeCalls(mine.values()))),
        ].map(({ records }) => serializeCalls(records.values()));
        expect(merged[0]).toBe(merged[1]);
      }),
    );
  });

  it('tells how many are new and how many changed', () => {
    const [mine, other] = [after({ status: 'No answer' }), after({ note: 'Later' })];
    const elsewhere = { ...mine, id: '8' };
    const merged = mergeAllCalls(mapOf([mine]), [
      afterMore(newCall(request), 't-two', { note: noteOf(other) }),
      elsewhere,
    ]);
    expect(merged).toMatchObject({ added: 1, changed: [{ id: '7' }, { id: '8' }] });
    const both = merged.records.get(callKey(mine))!;
    expect([callStatusOf(both), noteOf(both)]).toEqual(['No answer', 'Later']);
  });
});

function contentOf(text: string): CallRecord[] {
  const { calls } = JSON.parse(text) as { calls: unknown[] };
  return calls.flatMap((entry) => parseCall(entry) ?? []);
}

/** So many writers, each with one change. */
const writersOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`t-w${index}`, 1]));

describe('a file', () => {
  const record = after({ status: 'No answer' }, { note: 'After six' });
  const version = { value: 'Confirmed', by: 't-one', n: 1, at: nowMs };
  const file = (calls: unknown) => JSON.stringify({ kind: 'calls', version: 2, calls });
  const withVisit = (fields: object) => ({
    ...record,
    visit: { ...record.visit, seen: { 't-one': 9 }, ...fields },
  });

  it('a file of notes is read as it was written, and holds no name and no number', () => {
    const content = parseCallFile(serializeCalls([record]));
    expect(content).toEqual({ records: [record], unreadable: 0 });
    expect(serializeCalls([record])).not.toMatch(/Asha|5555500007/);
  });

  it.each([
    ['', 'It is not a file of notes about calls.'],
    ['null', 'It is not a file of notes about calls.'],
    ['[]', 'It is not a file of notes about calls.'],
    ['7', 'It is not a file of notes about calls.'],
    ['{"kind":"calls","version":1,"calls":{}}', 'It is not a file of notes about calls.'],
    ['{"kind":"views","version":2,"calls":[]}', 'It is not a file of notes about calls.'],
    [
      file([]).replace('2', '3'),
      'It is from another version of this page. Reload the page, then try again.',
    ],
    [file(Array.from({ length: 50_001 }, () => 0)), 'It has more than 50000 entries.'],
  ])('a file is refused where it is none: %.40s', (text, problem) => {
    expect(parseCallFile(text)).toBe(problem);
  });

  it('a file holds 50,000 entries at most, and leaves out those that say nothing', () => {
    const most = parseCallFile(file(Array.from({ length: 50_000 }, () => 0)));
    expect(most).toEqual({ records: [], unreadable: 50_000 });
    const silent = parseCallFile(file([newCall(request)]));
    expect(silent).toEqual({ records: [], unreadable: 0 });
  });

  it('a file is named by the moment of the clinic’s clock', () => {
    expect(callFileName({ date: '2026-07-18', time: '16:05' })).toBe('calls-2026-07-18-1605.json');
  });

  it.each([
    ['no object', 7],
    ['no mark', { ...record, mark: undefined }],
    ['a mark that is none', { ...record, mark: '<b>' }],
    ['another kind of mark', { ...record, mark: 'r0000000a' }],
    ['a long id', { ...record, id: 'x'.repeat(201) }],
    ['an unknown status', { ...record, status: [{ ...version, value: 'Married' }] }],
    ['a status that is the start', { ...record, status: [{ ...version, value: '' }] }],
    ['a status of nobody', { ...record, status: [{ value: 'Confirmed', n: 1, at: nowMs }] }],
    ['a change that it has not seen', { ...record, status: [{ ...version, n: 9 }] }],
    ['a writer’s name that objects have', { ...record, seen: { constructor: 1 } }],
    ['half a change', { ...record, seen: { 't-one': 0.5 } }],
    ['a writer’s name with more before it', { ...record, seen: { ...record.seen, 'x t-two': 1 } }],
    ['a writer’s name with more after it', { ...record, seen: { ...record.seen, 't-two!': 1 } }],
    ['less than no change', { ...record, seen: { ...record.seen, 't-two': -1 } }],
    ['more changes than can be made', { ...record, seen: { ...record.seen, 't-two': 2 ** 50 } }],
    ['too many writers', { ...record, seen: { ...record.seen, ...writersOf(5000) } }],
    ['versions that are no list', { ...record, status: { length: 0 } }],
    ['too many versions', { ...record, note: Array.from({ length: 1001 }, () => version) }],
    ['a version that is none', { ...record, note: [null] }],
    ['a count that is a text', { ...record, note: [{ ...version, n: '1' }] }],
    ['a time that is a text', { ...record, note: [{ ...version, at: 'now' }] }],
    ['a note that is no text', { ...record, note: [{ ...version, value: 7 }] }],
    ['a note that is as at the start', { ...record, note: [{ ...version, value: '' }] }],
    ['seconds', { ...record, callAgain: [{ ...version, value: '2026-07-18T10:00:00' }] }],
    [
      'three digits of hours',
      { ...record, callAgain: [{ ...version, value: '2026-07-18T110:00' }] },
    ],
    [
      'two times in one',
      { ...record, callAgain: [{ ...version, value: '2026-07-18T10:00T11:00' }] },
    ],
    ['a note too long', { ...record, note: [{ ...version, value: 'x'.repeat(20_001) }] }],
    ['a note with control characters', { ...record, note: [{ ...version, value: 'a\u0007' }] }],
    ['no day', { ...record, callAgain: [{ ...version, value: '2026-02-30T10:00' }] }],
    ['no hour', { ...record, callAgain: [{ ...version, value: '2026-07-18T24:00' }] }],
    ['tries that are none', { ...record, noAnswers: ['often'] }],
    ['a visit that is none', { ...record, visit: null }],
    ['a visit of nobody', { ...record, visit: { ...record.visit, seen: null } }],
    ['an unknown visit', withVisit({ came: [{ ...version, value: 'Married' }] })],
    ['a visit changed to no day', withVisit({ changedTo: [{ ...version, value: '/tomorrow' }] })],
    [
      'a visit changed from no day',
      withVisit({ changedTo: [{ ...version, value: 'now/2026-07-21T16:00' }] }),
    ],
    [
      'a visit changed twice in one',
      withVisit({ changedTo: [{ ...version, value: '/2026-07-21T16:00/2026-07-21T16:00' }] }),
    ],
    ['half of what was asked for', withVisit({ asked: [{ ...version, value: '2026-07-18' }] })],
    [
      'more than what was asked for',
      withVisit({ asked: [{ ...version, value: `${'x'.repeat(121)}\n\n\n\n\n` }] }),
    ],
  ])('leaves out an entry with %s', (_, entry) => {
    expect(parseCallFile(file([entry, record]))).toEqual({ records: [record], unreadable: 1 });
  });

  it('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.anything(),
            anyStates.map(([state]) => state),
          ),
        ),
        (entries) => {
          expect(() => parseCallFile(file(entries))).not.toThrow();
          expect(() => entries.map((entry) => parseCall(entry))).not.toThrow();
        },
      ),
    );
  });

  it('brings what is old, which is only told', () => {
    expect(isOld(record, nowMs + 90 * dayMs)).toBe(false);
    expect(isOld(record, nowMs + 91 * dayMs)).toBe(true);
    expect(isOld(record, nowMs - 91 * dayMs)).toBe(false);
  });
});

describe('a record of the site’s first version', () => {
  const former = {
    id: '7',
    content: formerSum(request),
    status: { value: 'No answer', at: nowMs },
    // From a computer whose clock was fast.
    note: { value: 'After six', at: nowMs + 100 * dayMs },
    callAgain: { value: '', at: 0 },
    noAnswers: [nowMs - 5000, nowMs],
    startedAt: 0,
  };
  const record = parseCall(former)!;

  it('says what it said, whatever the clock was', () => {
    expect(callBadges(record, noon).map(({ text }) => text)).toEqual(['No answer (2)', 'Note']);
    expect(noteOf(record)).toBe('After six');
    expect(parseCall(former)).toEqual(record);
    expect(parseCall(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  it('a record of the site’s first version is changed like any other, and does not come back', () => {
    const changed = afterMore(record, 't-one', { note: 'Knock' }, { status: 'To call' });
    const merged = mergeCalls(changed, record);
    expect([noteOf(merged), callStatusOf(merged), merged.noAnswers]).toEqual([
      'Knock',
      'To call',
      [],
    ]);
  });

  it('keeps both notes where two computers had one each, one below the other', () => {
    const other = parseCall({ ...former, note: { value: 'Knock', at: nowMs } })!;
    expect(noteTexts(mergeCalls(record, other))).toEqual(['Knock', 'After six']);
    expect(noteOf(mergeCalls(record, other))).toBe('Knock\n———\nAfter six');
  });

  it('keeps the longer of two notes, where it holds the other', () => {
    const other = parseCall({ ...former, note: { value: 'After six. Knock', at: nowMs } })!;
    expect(noteTexts(mergeCalls(record, other))).toEqual(['After six. Knock']);
  });

  it('a record of the site’s first version is found by its request, and stays found when that changes once the list has shown it', () => {
    const moved = { ...request, date: '2026-07-21' };
    expect(new CallBook(mapOf([record])).statusOf(request)).toBe('No answer');
    expect(new CallBook(mapOf([record])).statusOf(moved)).toBe('To call');
    expect(new CallBook(mapOf([record])).earlierOf(moved).map(noteOf)).toEqual(['After six']);
    const adopted = mapOf([record, ...adoptedCalls(mapOf([record]), [request])]);
    expect(new CallBook(adopted).statusOf(moved)).toBe('No answer');
    expect(new CallBook(adopted).earlierOf(moved)).toEqual([]);
    expect(withoutAdopted(adopted).size).toBe(1);
    expect(withoutAdopted(mapOf([record])).size).toBe(1);
  });

  it('a record of the site’s first version is not given to somebody else’s request with that id', () => {
    const notes = mapOf([record, parseCall({ ...former, id: '8' })!]);
    const other = { ...request, name: 'Ravi', mobileNumber: '5555500013' };
    expect(adoptedCalls(notes, [other])).toEqual([]);
  });

  it('a record of the site’s first version goes once any other has all of it', () => {
    const somebodyElse = newCall({ ...request, name: 'Ravi', mobileNumber: '5555500013' });
    const adopted = [...adoptedCalls(mapOf([record]), [request]), somebodyElse];
    expect(withoutAdopted(mapOf([record, ...adopted])).size).toBe(2);
  });

  it.each([
    ['a content that is no sum', { ...former, content: '<b>' }],
    ['a longer content', { ...former, content: `a${former.content}` }],
    ['a content with more after it', { ...former, content: `${former.content}a` }],
    ['tries that are no list', { ...former, noAnswers: { length: 0 } }],
    ['a try that is none', { ...former, noAnswers: [nowMs, 'often'] }],
    ['too many tries', { ...former, noAnswers: Array.from({ length: 51 }, (_, at) => at) }],
    ['no note', { ...former, note: null }],
    ['a note that is no text', { ...former, note: { value: 7, at: nowMs } }],
    ['an unknown status', { ...former, status: { value: 'Married', at: nowMs } }],
    ['a status without its time', { ...former, status: { value: 'Confirmed' } }],
  ])('a record of the site’s first version is left out with %s', (_, entry) =>
    expect(parseCall(entry)).toBeUndefined(),
  );
});

const book = new CallBook(mapOf([after({ status: 'Confirmed' })]));

it.each([
  ['its time is written otherwise', { time: '10:30:00' }, 'Confirmed'],
  ['it is moved, as agreed in the call', { date: '2026-07-21', time: '16:00' }, 'Confirmed'],
  ['the owner’s name is corrected', { name: 'Asha Menen' }, 'Confirmed'],
  ['the owner’s number is corrected', { mobileNumber: '5555500008' }, 'Confirmed'],
  [
    'its id is used again for somebody else',
    { name: 'Ravi', mobileNumber: '5555500013' },
    'To call',
  ],
  ['it has another id', { id: '8' }, 'To call'],
])('the notes of a list belong to a request, also when %s', (_, fields, status) => {
  expect(book.statusOf({ ...request, ...fields })).toBe(status);
});

it('the notes of a list say what was noted about somebody else’s request with that id, and count none of it', () => {
  const other = { ...request, name: 'Ravi', mobileNumber: '5555500013' };
  expect(book.earlierOf(request)).toEqual([]);
  expect(book.earlierOf(other).map(callStatusOf)).toEqual(['Confirmed']);
});

it('the requests are counted of which anything is noted', () => {
  const emptied = afterMore(newCall({ ...request, id: '2' }), 't-one', { note: 'x' }, { note: '' });
  const notes = new CallBook(mapOf([after({ note: 'After six' }), emptied]));
  expect(notes.size).toBe(1);
  expect(notes.about.map(noteOf)).toEqual(['After six']);
  expect(notes.passes(request, 'Call again due')).toBe(false);
});

it('the notes of a list are told apart where two people’s requests have one id', () => {
  const other = { ...request, name: 'Ravi', mobileNumber: '5555500013' };
  const theirs = afterMore(newCall(other), 't-one', { status: 'Cancelled' });
  const both = new CallBook(mapOf([after({ status: 'Confirmed' }), theirs]));
  expect([both.statusOf(request), both.statusOf(other)]).toEqual(['Confirmed', 'Cancelled']);
});

it('the notes of a list belong to a request without an id by what it asks for, however that is spelled', () => {
  const nameless = { ...request, id: '', time: '10:30', email: 'Asha@example.com' };
  const noted = afterMore(newCall(nameless), 't-one', { status: 'Confirmed' });
  const notes = new CallBook(mapOf([noted]));
  const spelled = { ...nameless, time: '10:30:00', email: 'asha@example.com ', comments: 'Hi' };
  expect(notes.statusOf(spelled)).toBe('Confirmed');
  expect(notes.statusOf({ ...nameless, name: 'Ravi' })).toBe('To call');
  expect(notes.earlierOf({ ...nameless, name: 'Ravi' })).toEqual([]);
});

it('the notes of a list hold no sum from which a number can be found', () => {
  expect(newCall(request).mark).toMatch(/^p[\da-f]{5}---$/);
});

it('the notes of a list pass the filters', () => {
  const due = new CallBook(mapOf([after({ callAgain: '2026-07-18T12:00' })]));
  expect(book.passes(request, 'Confirmed', noon)).toBe(true);
  expect(book.passes(request, 'To call', noon)).toBe(false);
  expect(book.passes(request, 'Call again due', noon)).toBe(false);
  expect(due.passes(request, 'Call again due', noon)).toBe(true);
  expect(due.passes(request, 'Call again due', { ...noon, time: '11:59' })).toBe(false);
  expect(due.passes(request, 'To call', noon)).toBe(true);
  expect(due.passes({ ...request, id: '8' }, 'Call again due', noon)).toBe(false);
  const somebodyElse = { ...request, name: 'Ravi', mobileNumber: '5555500013' };
  expect(due.countDue([request, somebodyElse, { ...request, id: '8' }], noon)).toBe(1);
  expect(due.countDue([request], { ...noon, time: '11:59' })).toBe(0);
  const dueOfOne = new CallBook(new Map(), due);
  expect(dueOfOne.countDue([request], noon)).toBe(1);
});

it('whoever has arrived is no longer to be called', () => {
  const noted = (came: 'Arrived' | 'Left' | 'Did not come') =>
    new CallBook(mapOf([after({ came })]));
  for (const came of ['Arrived', 'Left'] as const) {
    expect(noted(came).passes(request, 'To call')).toBe(false);
    expect(noted(came).passes(request, came)).toBe(true);
    expect(callCountWords(countCallsByDay([request], noted(came)).get(request.date)!)).toBe('');
  }
  expect(noted('Did not come').passes(request, 'To call')).toBe(true);
});

it('the notes of a list are summed by day', () => {
  const days = countCallsByDay([request, { ...request, id: '8' }], book);
  expect(callCountWords(days.get('2026-07-18') ?? [])).toBe('1 to call, 1 confirmed');
  expect(callCountWords(sumCalls([...days.values(), ...days.values()]))).toBe(
    '2 to call, 2 confirmed',
  );
});

it.each<[string[], Change[]]>([
  [[], []],
  [['No answer'], [{ status: 'No answer' }]],
  [['No answer (2)'], [{ status: 'No answer' }, { status: 'No answer' }]],
  [['Confirmed'], [{ status: 'No answer' }, { status: 'No answer' }, { status: 'Confirmed' }]],
  [[], [{ note: ' ' }]],
  [
    ['Call again due', 'Note'],
    [{ callAgain: '2026-07-18T12:00' }, { note: 'x' }],
  ],
  [['Again 4:00 PM'], [{ status: 'Changed' }, { callAgain: '2026-07-18T16:00' }]],
  [['Again 19 Jul'], [{ callAgain: '2026-07-19T09:30' }]],
])('the notes of a list mark a row with %j', (texts, changes) => {
  expect(callBadges(after(...changes), noon).map(({ text }) => text)).toEqual(texts);
});

it('a row stresses a call that is due', () => {
  const [due, other] = callBadges(after({ callAgain: '2026-07-18T12:00' }, { note: 'x' }), noon);
  expect([due?.tint, other?.tint]).toEqual(['due', undefined]);
});

describe('a request that was moved', () => {
  const first = { ...request, time: '10:30' };
  const other = { ...request, id: '8', name: 'Ravi', mobileNumber: '5555500013', time: '11:00' };
  const bookOf = (to: string) =>
    new CallBook(
      mapOf([
        changeCall(
          newCall(first),
          { changedTo: to },
          { by: 't-one', nowMs, clock: noon, request: first },
        ),
      ]),
    );
  const moving = bookOf('2026-07-21T16:00');

  it('stands at its new day and time in the list, and at its own in the specified file', async () => {
    const loaded = await prepareRequestList([[first, other]]);
    const list = moving.withMoves(loaded);
    const [moved] = filterByDate(list.sorted('Recent'), { from: '2026-07-21', to: '2026-07-21' });
    expect(moved).toMatchObject({ id: '7', date: '2026-07-21', time: '16:00' });
    expect(filterByDate(list.sorted('Oldest'), { from: noon.date, to: noon.date })).toEqual([
      other,
    ]);
    expect(list.find('asha', 'Recent')).toEqual([moved]);
    expect(asRequested(moved!)).toBe(first);
    expect(moving.statusOf(moved!)).toBe('To call');
    expect(moving.recordOf(moved!)?.visit.changedTo).toHaveLength(1);
    expect(requestsCsv([moved!])).toContain('"2026-07-18","10:30"');
    expect(requestAgain(first, list)).toBe(moved);
    expect(requestAgain(moved!, loaded)).toBe(first);
  });

  it('a request that was moved is the same until it is moved elsewhere or back', async () => {
    const loaded = await prepareRequestList([[first, other]]);
    const list = moving.withMoves(loaded);
    expect(moving.withMoves(loaded)).toBe(list);
    expect(bookOf('2026-07-21T16:00').withMoves(loaded)).toBe(list);
    const later = bookOf('2026-07-22T16:00').withMoves(loaded);
    expect(later.dated[0]).toMatchObject({ date: '2026-07-22' });
    expect(moving.withMoves(loaded).dated[0]).toEqual(list.dated[0]);
    expect(book.withMoves(loaded)).toBe(loaded);
  });
});

it.each([
  ['08:55', ['In an hour 09:55', '11:00 AM 11:00', 'Tomorrow 10:00 AM 10:00']],
  ['10:02', ['In an hour 11:05', '2:00 PM 14:00', 'Tomorrow 10:00 AM 10:00']],
  ['16:00', ['In an hour 17:00', 'Tomorrow 10:00 AM 10:00']],
  ['23:30', ['In an hour 00:30', 'Tomorrow 10:00 AM 10:00']],
])('a time to call again is offered at %s', (time, offered) => {
  const times = callAgainTimes({ date: '2026-07-31', time });
  expect(times.map(({ words, value }) => `${words} ${value.slice(11)}`)).toEqual(offered);
  expect(times.at(-1)?.value).toBe('2026-08-01T10:00');
});

describe('what is noted about the visit', () => {
  const changed = after({ status: 'Changed' }, { changedTo: '2026-07-21T16:00' });
  const agreed = { date: '2026-07-21', time: '16:00' };
  const atHalfPastTen = { ...request, time: '10:30' };
  const visitOf = (start: AppointmentRequest, ...changes: Change[]) =>
    changes.reduce(
      (record: CallRecord, change) =>
        changeCall(record, change as CallChange, {
          by: 't-one',
          nowMs,
          clock: noon,
          request: start,
        }),
      newCall(start),
    ).visit;

  it('shows who came in the row, before what came of the call, and is taken back', () => {
    const arrived = after({ status: 'Confirmed' }, { came: 'Arrived' });
    expect(callBadges(arrived, noon)).toEqual([
      { text: 'Arrived', hint: 'Confirmed. Arrived', tint: 'done' },
    ]);
    expect(callBadges(after({ came: 'Did not come' }), noon)).toMatchObject([{ tint: 'off' }]);
    const back = afterMore(arrived, 't-one', { came: '' });
    expect(callBadges(back, noon)).toMatchObject([{ text: 'Confirmed' }]);
    expect(mergeCalls(arrived, back).visit.came).toEqual([]);
  });

  it('what is noted about the visit is a filter, and counted', () => {
    const other = { ...request, id: '8' };
    const notes = new CallBook(mapOf([after({ came: 'Arrived' })]));
    expect(notes.passes(request, 'Arrived')).toBe(true);
    expect(notes.passes(request, 'Left')).toBe(false);
    expect(notes.passes(other, 'Arrived')).toBe(false);
    expect(notes.size).toBe(1);
    expect(attendanceWords([request, request, other], notes)).toBe('2 arrived');
    expect(attendanceWords([other], notes)).toBe('');
  });

  it('what is noted about the visit tells both, where two wrote without knowing of each other', () => {
    const both = mergeCalls(
      after({ came: 'Left' }, { changedTo: '2026-07-21T16:00' }),
      afterMore(newCall(request), 't-two', { came: 'Arrived' }, { changedTo: '2026-07-22T10:30' }),
    );
    expect(cameOf(both.visit)).toBe('Arrived');
    expect(alsoSet(both)).toMatchObject({ outcomes: ['Left'], changedTo: [agreed] });
    const settled = afterMore(both, 't-one', { came: 'Left' }, { changedTo: '2026-07-21T16:00' });
    expect(alsoSet(settled)).toMatchObject({ outcomes: [], changedTo: [] });
  });

  it('what is noted about the visit is left alone by a page of the version before', () => {
    const { visit, ...former } = afterMore(changed, 't-one', { came: 'Arrived' });
    const theirs = afterMore(parseCall(former)!, 't-two', { note: 'After six' });
    const { visit: _, ...written } = theirs;
    const merged = mergeCalls({ ...former, visit }, parseCall(written)!);
    expect([cameOf(merged.visit), noteOf(merged)]).toEqual(['Arrived', 'After six']);
  });

  it('what is noted about the visit is the day and time agreed on, until the API has others', () => {
    const visit = visitOf(atHalfPastTen, { changedTo: '2026-07-21T16:00' });
    expect(changedToOf(visit, atHalfPastTen)).toEqual(agreed);
    expect(changedToOf(visit, { ...atHalfPastTen, time: '10:30:00' })).toEqual(agreed);
    expect(changedToOf(visit, { ...atHalfPastTen, ...agreed })).toBeUndefined();
    expect(changedToOf(visit, { ...atHalfPastTen, date: '2026-07-20' })).toBeUndefined();
    expect(changedToOf(newCall(request).visit, request)).toBeUndefined();
    expect(changedToOf(changed.visit, request)).toEqual(agreed);
    const back = afterMore(changed, 't-two', { changedTo: '' });
    expect(changedToOf(mergeCalls(changed, back).visit, request)).toBeUndefined();
  });

  it('what is noted about the visit says what the request asks for otherwise since', () => {
    const visit = visitOf(atHalfPastTen, { status: 'Confirmed' });
    expect(changedSince(visit, { ...atHalfPastTen, time: '10:30:00 ', name: 'A. Menon' })).toEqual(
      [],
    );
    const moved = {
      ...atHalfPastTen,
      ...agreed,
      petType: 'Cat',
      locationName: 'VetBuddy Adyar',
      comments: 'Moved, as agreed.',
    };
    expect(changedSince(visit, moved)).toEqual([
      'Date was 18 Jul 2026',
      'Time was 10:30 AM',
      'Pet Type was not given',
      'Location was not given',
      'Comments are other ones',
    ]);
    expect(changedSince(newCall(request).visit, moved)).toEqual([]);
  });

  it('what is noted about the visit knows what was asked for at the last outcome, whatever is written after it', () => {
    const moment = { by: 't-one', nowMs: nowMs + 60_000, clock: noon };
    const moved = { ...atHalfPastTen, ...agreed };
    const first = changeCall(
      newCall(request),
      { note: 'Rang.', seen: {} },
      {
        ...moment,
        request: atHalfPastTen,
      },
    );
    const outcome = changeCall(
      first,
      { status: 'Confirmed' },
      { ...moment, request: atHalfPastTen },
    );
    const written = changeCall(
      outcome,
      { note: 'Knock.', seen: outcome.seen },
      {
        ...moment,
        request: moved,
      },
    );
    expect(changedSince(first.visit, moved)).toHaveLength(2);
    expect(changedSince(written.visit, moved)).toHaveLength(2);
    const again = changeCall(written, { status: 'Confirmed' }, { ...moment, request: moved });
    expect(changedSince(again.visit, moved)).toEqual([]);
  });
});
