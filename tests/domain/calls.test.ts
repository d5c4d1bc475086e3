// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callColumns } from '#src/domain/callColumns.ts';
import { callBadges } from '#src/domain/callBadges.ts';
import { CallBook } from '#src/domain/CallBook.ts';
import { callCountWords, countCallsByDay, sumCalls } from '#src/domain/callCounts.ts';
import { parseCallFile, serializeCalls } from '#src/domain/callFile.ts';
import { callStatuses } from '#src/domain/callStatus.ts';
import {
  type CallChange,
  callKey,
  type CallRecord,
  changeCall,
  contentSum,
  isOutdated,
  lastCallAt,
  mergeCalls,
  newCall,
  parseCall,
} from '#src/domain/calls.ts';
import { requestsCsv } from '#src/domain/requestsCsv.ts';
import { mergeAllCalls } from '#src/domain/mergeAllCalls.ts';
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

/** The record after these changes, a minute apart. */
function after(...changes: CallChange[]): CallRecord {
  return changes.reduce(
    (record, change, minute) => changeCall(record, change, nowMs + minute * 60_000, noon),
    newCall(request),
  );
}

const moment = fc.integer({ min: 0, max: 5 }).map((step) => (step ? nowMs - step * 1000 : 0));
const stamped = <Value>(value: fc.Arbitrary<Value>) => fc.record({ value, at: moment });
/** Records of few requests with few moments, so that they meet and tie. */
const anyCall: fc.Arbitrary<CallRecord> = fc
  .record({
    id: fc.constantFrom('1', '2', ''),
    content: fc.constantFrom('0000000a', '0000000b'),
    status: stamped(fc.constantFrom(...callStatuses)),
    note: stamped(fc.constantFrom('', 'a', 'b')),
    callAgain: stamped(fc.constantFrom('', '2026-07-18T12:00', '2026-07-19T09:30')),
    noAnswers: fc.array(moment, { maxLength: 60 }),
    startedAt: moment,
  })
  .map((record) => ({ ...record, noAnswers: record.noAnswers.slice(0, 50) }))
  .map((record) => mergeCalls(record, record));
const anyCalls = fc.array(anyCall, { maxLength: 8 });

const mapOf = (records: readonly CallRecord[]) => mergeAllCalls(new Map(), records).records;

describe('a change', () => {
  it('counts every try without an answer, but not a double click', () => {
    const twice = after({ status: 'No answer' }, { status: 'No answer' });
    expect(twice.noAnswers).toHaveLength(2);
    expect(lastCallAt(twice)).toBe(nowMs + 60_000);
    expect(changeCall(twice, { status: 'No answer' }, nowMs + 60_500, noon)).toBe(twice);
  });

  it('starts afresh with To call, also when an older file is merged', () => {
    const tried = after({ status: 'No answer' });
    const afresh = changeCall(tried, { status: 'To call' }, nowMs + 60_000, noon);
    expect(afresh.noAnswers).toEqual([]);
    expect(lastCallAt(afresh)).toBe(0);
    expect(mergeCalls(tried, afresh).noAnswers).toEqual([]);
    expect(mergeCalls(afresh, after({ status: 'No answer' })).status.value).toBe('To call');
  });

  it('wins over what it has seen, whatever the computer’s clock says', () => {
    const confirmed = after({ status: 'Confirmed' });
    const changed = changeCall(confirmed, { status: 'Changed' }, nowMs - dayMs, noon);
    expect(mergeCalls(confirmed, changed).status.value).toBe('Changed');
    expect(mergeCalls(changed, confirmed).status.value).toBe('Changed');
  });

  it('ends a call that was due, and keeps one for later', () => {
    expect(after({ callAgain: '2026-07-18T11:30' }, { status: 'Confirmed' }).callAgain.value).toBe(
      '',
    );
    const later = '2026-07-18T16:00';
    expect(after({ callAgain: later }, { status: 'No answer' }).callAgain.value).toBe(later);
  });

  it('is none where nothing changes', () => {
    const record = after({ note: 'Door bell broken' });
    expect(changeCall(record, { note: 'Door bell broken' }, nowMs + dayMs, noon)).toBe(record);
    expect(changeCall(record, { callAgain: 'soon' }, nowMs, noon)).toBe(record);
  });

  it('keeps a note without control characters, cut at its longest', () => {
    expect(after({ note: 'a\u0000b\r\nc\u001bd' }).note.value).toBe('ab\ncd');
    expect(after({ note: 'x'.repeat(2000) }).note.value).toHaveLength(1000);
  });
});

describe('merging', () => {
  it('gives the same result in any order and grouping', () => {
    fc.assert(
      fc.property(anyCalls, anyCalls, anyCalls, (a, b, c) => {
        const one = serializeCalls(mapOf([...a, ...b, ...c]).values());
        const other = serializeCalls(mapOf([...c, ...mapOf([...b, ...a]).values()]).values());
        expect(other).toBe(one);
      }),
    );
  });

  it('changes nothing when the same file comes twice', () => {
    fc.assert(
      fc.property(anyCalls, anyCalls, (mine, others) => {
        const once = mergeAllCalls(mapOf(mine), others);
        const twice = mergeAllCalls(once.records, others);
        expect(twice).toMatchObject({ changed: [], added: 0 });
        expect(serializeCalls(twice.records.values())).toBe(serializeCalls(once.records.values()));
      }),
    );
  });

  it('brings two computers to the same, by way of their files', () => {
    fc.assert(
      fc.property(anyCalls, anyCalls, (here, there) => {
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
    const merged = mergeAllCalls(mapOf([mine]), [other, elsewhere]);
    expect(merged).toMatchObject({ added: 1, changed: [{ id: '7' }, { id: '8' }] });
    expect(merged.records.get(callKey(mine))).toMatchObject({
      status: { value: 'No answer' },
      note: { value: 'Later' },
    });
  });
});

/** The records of a file, whatever their age. */
function contentOf(text: string): CallRecord[] {
  const { calls } = JSON.parse(text) as { calls: unknown[] };
  return calls.flatMap((entry) => parseCall(entry, nowMs) ?? []);
}

describe('a file', () => {
  const record = after({ status: 'No answer' }, { note: 'After six' });
  const file = (calls: unknown) => JSON.stringify({ kind: 'calls', version: 1, calls });

  it('comes back as it went', () => {
    const content = parseCallFile(serializeCalls([record]), nowMs + dayMs);
    expect(content).toEqual({ records: [record], unreadable: 0, outdated: 0 });
  });

  it('holds no name and no number', () => {
    expect(serializeCalls([record])).not.toMatch(/Asha|5555500007/);
  });

  it.each([
    ['', 'It is not a file of notes about calls.'],
    ['null', 'It is not a file of notes about calls.'],
    ['[]', 'It is not a file of notes about calls.'],
    ['{"kind":"calls","version":1,"calls":{}}', 'It is not a file of notes about calls.'],
    [
      file([]).replace('1', '2'),
      'It is from another version of this page. Reload the page, then try again.',
    ],
    [file(Array.from({ length: 50_001 }, () => 0)), 'It has more than 50000 entries.'],
  ])('is refused where it is none: %.40s', (text, problem) => {
    expect(parseCallFile(text, nowMs)).toBe(problem);
  });

  it.each([
    ['no object', 7],
    ['no content', { ...record, content: undefined }],
    ['a content that is no sum', { ...record, content: '<b>' }],
    ['a long id', { ...record, id: 'x'.repeat(201) }],
    ['an unknown status', { ...record, status: { value: 'Married', at: nowMs } }],
    ['a status without its time', { ...record, status: { value: 'Confirmed' } }],
    ['a time of next week', { ...record, status: { value: 'Confirmed', at: nowMs + 7 * dayMs } }],
    ['half a millisecond', { ...record, startedAt: 0.5 }],
    ['a note too long', { ...record, note: { value: 'x'.repeat(1001), at: nowMs } }],
    ['a note with control characters', { ...record, note: { value: 'a\u0007', at: nowMs } }],
    ['no day', { ...record, callAgain: { value: '2026-02-30T10:00', at: nowMs } }],
    ['no hour', { ...record, callAgain: { value: '2026-07-18T24:00', at: nowMs } }],
    ['too many tries', { ...record, noAnswers: Array.from({ length: 51 }, (_, at) => at + 1) }],
    ['tries that are none', { ...record, noAnswers: ['often'] }],
  ])('leaves out an entry with %s', (_, entry) => {
    expect(parseCallFile(file([entry, record]), nowMs)).toEqual({
      records: [record],
      unreadable: 1,
      outdated: 0,
    });
  });

  it('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), anyCall)), (entries) => {
        expect(() => parseCallFile(file(entries), nowMs)).not.toThrow();
        expect(() => entries.map((entry) => parseCall(entry, nowMs))).not.toThrow();
      }),
    );
  });

  it('brings nothing that is older than 90 days', () => {
    expect(isOutdated(record, nowMs + 90 * dayMs)).toBe(false);
    expect(parseCallFile(file([record]), nowMs + 91 * dayMs)).toEqual({
      records: [],
      unreadable: 0,
      outdated: 1,
    });
  });
});

describe('the notes of a list', () => {
  const book = new CallBook(mapOf([after({ status: 'Confirmed' })]));

  it('belong to a request by its id and its content', () => {
    expect(book.statusOf(request)).toBe('Confirmed');
    expect(book.statusOf({ ...request, name: 'Ravi' })).toBe('To call');
    expect(book.statusOf({ ...request, id: '8' })).toBe('To call');
    // The provider may correct its own data.
    expect(book.statusOf({ ...request, managerPhone: '5555500013' })).toBe('Confirmed');
    expect(contentSum(request)).toMatch(/^[\da-f]{8}$/);
  });

  it('pass the filters', () => {
    const due = new CallBook(mapOf([after({ callAgain: '2026-07-18T12:00' })]));
    expect(book.passes(request, 'Confirmed', noon)).toBe(true);
    expect(book.passes(request, 'To call', noon)).toBe(false);
    expect(book.passes(request, 'Call again due', noon)).toBe(false);
    expect(due.passes(request, 'Call again due', noon)).toBe(true);
    expect(due.passes(request, 'Call again due', { ...noon, time: '11:59' })).toBe(false);
    expect(due.passes(request, 'To call', noon)).toBe(true);
  });

  it('are summed by day', () => {
    const days = countCallsByDay([request, { ...request, id: '8' }], book);
    expect(callCountWords(days.get('2026-07-18') ?? [])).toBe('1 to call, 1 confirmed');
    expect(callCountWords(sumCalls([...days.values(), ...days.values()]))).toBe(
      '2 to call, 2 confirmed',
    );
  });

  it.each<[string[], CallChange[]]>([
    [[], []],
    [['No answer'], [{ status: 'No answer' }]],
    [['No answer, 2 times'], [{ status: 'No answer' }, { status: 'No answer' }]],
    [
      ['Call again due', 'Note'],
      [{ callAgain: '2026-07-18T12:00' }, { note: 'x' }],
    ],
    [
      ['Changed', 'Call again 4:00 PM'],
      [{ status: 'Changed' }, { callAgain: '2026-07-18T16:00' }],
    ],
    [['Call again 19 Jul'], [{ callAgain: '2026-07-19T09:30' }]],
  ])('mark a row with %j', (texts, changes) => {
    expect(callBadges(after(...changes), noon).map(({ text }) => text)).toEqual(texts);
  });
});

describe('the export with calls', () => {
  const clockOf = () => ({ date: '2026-07-18', time: '12:00' });
  const noted = after({ status: 'Confirmed' }, { note: '=1+1' });

  it('has the specified columns first, then status, note and last call, and no note runs', () => {
    const file = requestsCsv(
      [request, { ...request, id: '8' }],
      callColumns(new CallBook(mapOf([noted])), clockOf),
    );
    const [head, first, second] = file.split('\r\n');
    expect(head).toMatch(/^\uFEFF"ID","Name",.*"Comments","Status","Note","Last Call"$/);
    expect(first).toMatch(/^"7",.*,"Confirmed","'=1\+1","2026-07-18 12:00"$/);
    expect(second).toMatch(/^"8",.*,"To call","",""$/);
  });
});
