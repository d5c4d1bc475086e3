import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallRecord, callKey, changeCall, newCall, noteOf } from '#src/domain/calls.ts';
import { formerSum } from '#src/domain/requestMark.ts';
import { initialsIn } from '#src/domain/versions.ts';
import { CallStore, deskOwner } from '#src/features/requests/calls/CallStore.ts';
import type { CallStorage } from '#src/features/requests/calls/callStorage.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { stubIndexedDb } from '#tests/support/indexedDb.ts';
import { blankRequest } from '#tests/support/staff.ts';

const clock = { date: '2026-07-18', time: '12:00' };
const request = { ...blankRequest, id: '7', name: 'Asha Menon', date: '2026-07-18' };

const stores: CallStore[] = [];
/** Another tab of a person. */
function openStore(owner = 'asha') {
  const store = new CallStore(owner);
  stores.push(store);
  return store;
}
/** A tab that has loaded its notes. */
async function openedStore(owner?: string) {
  const store = openStore(owner);
  await vi.waitFor(() => expect(store.state()).toBeDefined());
  return store;
}
const saved = (store: CallStore) => vi.waitFor(() => expect(store.place()).toBe('saved'));

beforeEach(() => void stubIndexedDb());
afterEach(async () => {
  for (const store of stores.splice(0)) store.close();
  // A store closes its connections after its last write.
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const statusIn = (store: CallStore) => store.state()?.book.statusOf(request);
const noteIn = (store: CallStore) => {
  const record = store.recordOf(request);
  return record && noteOf(record);
};

/** Puts what the site's first version has written into the database that it made. */
async function writeFormer(...records: object[]): Promise<void> {
  const opening = indexedDB.open('callNotes', 1);
  opening.addEventListener('upgradeneeded', () => {
    const store = opening.result.createObjectStore('entries', { keyPath: ['owner', 'key'] });
    store.createIndex('changedAt', 'changedAt');
  });
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const transaction = opening.result.transaction('entries', 'readwrite');
  for (const [index, record] of records.entries())
    transaction
      .objectStore('entries')
      .put({ owner: 'asha', key: `key${index}`, changedAt: 5, record });
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  opening.result.close();
}

describe('the notes about calls', () => {
  it('the notes about calls are kept for the person, and not shown to another', async () => {
    const store = await openedStore();
    store.change(request, { status: 'Confirmed' }, clock);
    expect(store.placeOf(request)).toBe('saving');
    await saved(store);
    const [again, other] = [await openedStore(), await openedStore('ravi')];
    expect(statusIn(again)).toBe('Confirmed');
    expect(statusIn(other)).toBe('To call');
    expect(other.state()?.book.about.length).toBe(0);
  });

  it('agree in every tab of that person', async () => {
    const [one, two, other] = [await openedStore(), await openedStore(), await openedStore('ravi')];
    one.change(request, { status: 'No answer' }, clock);
    two.change({ ...request, id: '8' }, { note: 'x', seen: {} }, clock);
    await vi.waitFor(() => expect(statusIn(two)).toBe('No answer'));
    await vi.waitFor(() => expect(one.state()?.book.about.length).toBe(2));
    await two.remove(new Set([callKey(two.recordOf(request)!)]));
    await vi.waitFor(() => expect(one.state()?.book.about.length).toBe(1));
    expect(statusIn(one)).toBe('To call');
    await two.remove('all');
    await vi.waitFor(() => expect(one.state()?.book.about.length).toBe(0));
    expect(other.state()?.book.about.length).toBe(0);
  });

  it('the notes about calls keep what was written after a removal when the removed ones are imported again', async () => {
    const store = await openedStore();
    for (const note of ['A', 'As', 'Asks for Monday'])
      store.change(request, { note, seen: {} }, clock);
    const exported = [...store.state()!.book.records.values(), store.recordOf(request)!];
    await store.remove('all');
    store.change(request, { note: 'Tuesday', seen: {} }, clock);
    store.merge(exported);
    expect(noteIn(store)).toContain('Tuesday');
    expect(noteIn(store)).toContain('Asks for Monday');
    await saved(store);
    expect(noteIn(await openedStore())).toBe(noteIn(store));
  });

  it('keep what was noted while they were loading, beside what was kept before', async () => {
    const before = await openedStore();
    before.change(request, { note: 'early', seen: {} }, clock);
    await saved(before);
    const store = openStore();
    store.change(request, { note: 'at once', seen: {} }, clock);
    await saved(store);
    const again = await openedStore();
    expect(noteIn(again)?.split('\n———\n').toSorted()).toEqual(['at once', 'early']);
  });

  it.each([
    ['there is no IndexedDB', () => void vi.unstubAllGlobals(), false],
    [
      'the browser refuses it',
      () =>
        void vi.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }),
      true,
    ],
  ])('last as long as the page where %s', async (_, refuse, warns) => {
    if (warns) expectConsole('warn', /not kept/);
    refuse();
    const store = await openedStore();
    expect(store.placeOf(request)).toBe('page only');
    store.change(request, { status: 'Cancelled' }, clock);
    expect(statusIn(store)).toBe('Cancelled');
    expect(store.placeOf(request)).toBe('page only');
  });

  it('the notes about calls are given to the browser with each key, before anything is waited for', async () => {
    const store = await openedStore();
    const writing = vi.spyOn(IDBObjectStore.prototype, 'put');
    const reading = vi.spyOn(IDBObjectStore.prototype, 'get');
    store.change(request, { note: 'l', seen: {} }, clock);
    store.change(request, { note: 'la', seen: {} }, clock);
    expect(writing).toHaveBeenCalledTimes(2);
    expect(reading).not.toHaveBeenCalled();
  });

  it('the notes about calls have those of the site’s first version among them, however old and from whatever clock', async () => {
    const never = { value: '', at: 0 };
    const former = {
      status: { value: 'Confirmed', at: 5 },
      callAgain: never,
      noAnswers: [],
      startedAt: 0,
    };
    const note = { value: 'After six', at: Date.now() + 100 * 86_400_000 };
    await writeFormer(
      { ...former, id: '7', content: formerSum(request), note },
      { ...former, id: '8', content: 'abcdef01', note: never },
      { what: 'is this?' },
    );
    const store = await openedStore();
    expect([statusIn(store), noteIn(store)]).toEqual(['Confirmed', 'After six']);
    expect(store.state()?.book.about.length).toBe(2);
    store.adopt([request]);
    await saved(store);
    const again = await openedStore();
    expect(again.state()?.book.about.length).toBe(2);
    // The request was moved, and is the same all the same.
    expect(again.state()?.book.statusOf({ ...request, date: '2026-07-21' })).toBe('Confirmed');
  });

  it('ignore messages that are none', async () => {
    const store = await openedStore();
    const channel = new BroadcastChannel('callNotes');
    const messages = [null, 7, { owner: 'asha' }, { owner: 'asha', records: [{}, null] }];
    for (const message of [...messages, { owner: 'ravi', removed: true }])
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel.postMessage(message);
    channel.close();
    store.change(request, { status: 'Confirmed' }, clock);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(statusIn(store)).toBe('Confirmed');
  });
});

describe('the notes about calls and a storage that is slow, full or refuses', () => {
  const noted = (by = 't-other'): CallRecord =>
    changeCall(newCall(request), { status: 'Confirmed' }, { by, nowMs: 5, clock, request });
  const other = { ...request, id: '8' };

  /** A tab whose storage does what the test says; of the rest it is empty and works. */
  function storeOn(storage: Partial<CallStorage>, owner = 'asha') {
    const kept = {
      load: vi.fn<CallStorage['load']>(async () => []),
      save: vi.fn<CallStorage['save']>(async () => undefined),
      remove: vi.fn<CallStorage['remove']>(async () => undefined),
      removeEverybodys: vi.fn<CallStorage['removeEverybodys']>(async () => undefined),
      countOthers: vi.fn<CallStorage['countOthers']>(async () => 0),
      close: vi.fn<CallStorage['close']>(),
      ...storage,
    };
    const store = new CallStore(owner, {}, () => kept);
    stores.push(store);
    return { store, ...kept };
  }

  /** Saves that are answered when the test says so, the first one first. */
  function answeredSaves() {
    const answers: [resolve: () => void, reject: (error: Error) => void][] = [];
    const save = vi.fn<CallStorage['save']>(
      () => new Promise<void>((...answer) => answers.push(answer)),
    );
    return { save, answers };
  }

  /** Lets so many ms pass, and all that waits for nothing but its turn. */
  const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('a note is said to be kept once it is, and the last key is a while ago', async () => {
    const { save, answers } = answeredSaves();
    const { store } = storeOn({ save });
    await pass();
    store.change(request, { note: 'a', seen: {} }, clock);
    await pass(1000);
    expect([store.placeOf(request), store.placeOf(other), store.place()]).toEqual([
      'saving',
      'saved',
      'saving',
    ]);
    answers[0]![0]();
    await pass();
    expect(store.placeOf(request)).toBe('saved');
    store.change(request, { note: 'ab', seen: {} }, clock);
    answers[1]![0]();
    await pass(399);
    expect(store.placeOf(request)).toBe('saving');
    await pass(1);
    expect(store.placeOf(request)).toBe('saved');
  });

  it('the list stays as it is while a note is typed, and follows a choice at once', async () => {
    const { store } = storeOn({});
    await pass();
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    const before = store.state();
    store.change(request, { note: 'a', seen: {} }, clock);
    expect(store.state()).toBe(before);
    expect(listener).toHaveBeenCalled();
    await pass(400);
    expect(store.badgesOf(request, clock)).toEqual([{ text: 'Note' }]);
    store.change(request, { status: 'Confirmed' }, clock);
    expect(store.badgesOf(request, clock)).toMatchObject([{ text: 'Confirmed' }, { text: 'Note' }]);
    expect(store.badgesOf(other, clock)).toEqual([]);
    await pass(400);
    const same = store.state();
    await pass(400);
    expect(store.state()).toBe(same);
    stop();
    listener.mockClear();
    store.change(request, { status: 'Changed' }, clock);
    expect(listener).not.toHaveBeenCalled();
  });

  it('notes are written again ten seconds after the disk refused them', async () => {
    expectConsole('warn', /not kept/);
    const { save, answers } = answeredSaves();
    const { store } = storeOn({ save });
    await pass();
    store.change(request, { status: 'Confirmed' }, clock);
    answers[0]![1](new Error('Full.'));
    await pass();
    expect(store.placeOf(request)).toBe('page only');
    await pass(9999);
    expect(save).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(save).toHaveBeenCalledTimes(2);
    expect(save.mock.calls[1]).toEqual(save.mock.calls[0]);
    answers[1]![0]();
    await pass();
    expect(store.placeOf(request)).toBe('saved');
  });

  it('notes are in the page alone where the browser does not answer in three seconds, until it does', async () => {
    expectConsole('warn', /not kept/);
    const { save, answers } = answeredSaves();
    const { store } = storeOn({ save });
    await pass();
    store.change(request, { status: 'Confirmed' }, clock);
    await pass(2999);
    expect(store.placeOf(request)).toBe('saving');
    await pass(1);
    expect(store.placeOf(request)).toBe('page only');
    await pass(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    answers[0]![0]();
    await pass();
    expect(store.placeOf(request)).toBe('saved');
  });

  it('a note is as safe as its last change, whatever became of the one before', async () => {
    expectConsole('warn', /not kept/);
    const { save, answers } = answeredSaves();
    const { store } = storeOn({ save });
    await pass();
    for (const note of ['a', 'ab', 'abc']) store.change(request, { note, seen: {} }, clock);
    answers[0]![0]();
    await pass(400);
    expect(store.placeOf(request)).toBe('saving');
    answers[1]![1](new Error('Full.'));
    await pass();
    expect(store.placeOf(request)).toBe('saving');
    answers[2]![0]();
    await pass();
    expect(store.placeOf(request)).toBe('saved');
  });

  it('notes are loaded once storage works, where it did not before', async () => {
    expectConsole('warn', /not kept/);
    const load = vi
      .fn<CallStorage['load']>()
      .mockRejectedValueOnce(new Error('Busy.'))
      .mockResolvedValue([noted()]);
    const { store } = storeOn({ load });
    await pass();
    expect(store.place()).toBe('page only');
    expect(statusIn(store)).toBe('To call');
    store.change(other, { status: 'Changed' }, clock);
    await pass(400);
    expect([statusIn(store), store.state()?.book.about.length]).toEqual(['Confirmed', 2]);
    expect(store.place()).toBe('saved');
    store.change(other, { status: 'Confirmed' }, clock);
    await pass(400);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('notes that take long to load are taken in when they come', async () => {
    expectConsole('warn', /not kept/);
    let loaded: ((records: CallRecord[]) => void) | undefined;
    const { store } = storeOn({ load: () => new Promise((resolve) => void (loaded = resolve)) });
    await pass(2999);
    expect(store.state()).toBeUndefined();
    await pass(1);
    expect([statusIn(store), store.place()]).toEqual(['To call', 'page only']);
    loaded?.([noted()]);
    await pass();
    expect([statusIn(store), store.place()]).toEqual(['Confirmed', 'saved']);
  });

  it('notes stay where the browser refuses to remove them, and are not counted where it can’t tell', async () => {
    const refused = async () => {
      throw new Error('Refused.');
    };
    const { store } = storeOn({
      load: async () => [noted()],
      remove: refused,
      countOthers: refused,
      removeEverybodys: () => new Promise(() => undefined),
    });
    await pass();
    await expect(store.remove('all')).rejects.toThrow('Refused.');
    const silent = store.remove('everybody’s').catch((error: unknown) => error);
    await pass(3000);
    expect(await silent).toBeInstanceOf(Error);
    expect(statusIn(store)).toBe('Confirmed');
    expect(await store.countOthers()).toBeUndefined();
  });

  it('notes that could not be written are gone with the others when they are removed', async () => {
    expectConsole('warn', /not kept/);
    const save = vi.fn<CallStorage['save']>(async () => {
      throw new Error('Full.');
    });
    const { store, remove } = storeOn({ save });
    await pass();
    store.change(request, { status: 'Confirmed' }, clock);
    store.change(other, { status: 'Confirmed' }, clock);
    await pass(400);
    await store.remove(new Set([callKey(store.recordOf(request)!)]));
    expect([store.place(), statusIn(store)]).toEqual(['page only', 'To call']);
    await store.remove('all');
    expect(remove).toHaveBeenLastCalledWith('asha', undefined);
    expect([store.place(), store.state()?.book.about.length]).toEqual(['saved', 0]);
    await pass(10_000);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('notes are written before storage closes, and not tried again afterwards', async () => {
    expectConsole('warn', /not kept/);
    const { save, answers } = answeredSaves();
    const load = vi.fn<CallStorage['load']>(async () => []);
    const { store, close } = storeOn({ load, save });
    await pass();
    store.change(request, { status: 'Confirmed' }, clock);
    store.change(other, { status: 'Confirmed' }, clock);
    store.close();
    answers[0]![0]();
    await pass();
    expect(close).not.toHaveBeenCalled();
    answers[1]![1](new Error('Full.'));
    await pass(60_000);
    expect(close).toHaveBeenCalledTimes(1);
    expect([save.mock.calls.length, load.mock.calls.length]).toEqual([2, 1]);
  });

  it('the notes of nobody are given to no storage, and not said to be kept', async () => {
    const { store, load, save } = storeOn({}, '');
    await pass();
    store.change(request, { status: 'Confirmed' }, clock);
    await pass(400);
    expect([statusIn(store), store.placeOf(request)]).toEqual(['Confirmed', 'page only']);
    expect(load).not.toHaveBeenCalled();
    expect(save).not.toHaveBeenCalled();
  });

  it('notes from a file are written like others, and what is known already is not', async () => {
    const { store, save } = storeOn({ load: async () => [noted()] });
    await pass();
    expect(store.merge([noted()])).toMatchObject({ added: 0, changed: [] });
    expect(save).not.toHaveBeenCalled();
    const added = { ...noted(), id: '8' };
    expect(store.merge([noted(), added])).toMatchObject({ added: 1 });
    expect(save).toHaveBeenCalledWith('asha', [added]);
    expect(store.state()?.book.about.length).toBe(2);
  });
});

describe('the desk’s notes, handed over on one computer', () => {
  const deskStore = async (login: string, initials = '') => {
    const store = new CallStore(deskOwner, { login, initials });
    stores.push(store);
    await vi.waitFor(() => expect(store.state()).toBeDefined());
    return store;
  };

  it('are seen by the next login, with the initials of who wrote them', async () => {
    const asha = await deskStore('asha', 'AM');
    asha.change(request, { status: 'Confirmed' }, clock);
    asha.change(request, { note: 'Brings the card', seen: {} }, clock);
    await saved(asha);
    asha.close();
    const ravi = await deskStore('ravi', 'RK');
    expect(statusIn(ravi)).toBe('Confirmed');
    expect(noteIn(ravi)).toBe('Brings the card');
    expect(initialsIn(ravi.recordOf(request)!.status[0]!.by)).toBe('AM');
    ravi.change(request, { status: 'Cancelled' }, clock);
    expect(initialsIn(ravi.recordOf(request)!.status[0]!.by)).toBe('RK');
  });

  it('stay one login’s own where they were written for it before, until one press shares them', async () => {
    const before = await openedStore('asha');
    before.change(request, { status: 'Confirmed' }, clock);
    before.change(request, { note: 'Mine', seen: {} }, clock);
    await saved(before);
    const [asha, again, ravi] = [
      await deskStore('asha'),
      await deskStore('asha'),
      await deskStore('ravi'),
    ];
    expect(statusIn(asha)).toBe('Confirmed');
    expect(statusIn(ravi)).toBe('To call');
    // What is written next is the desk's, and takes nothing of it along.
    asha.change(request, { came: 'Arrived' }, clock);
    await saved(asha);
    await vi.waitFor(() => expect(ravi.state()!.book.cameOf(request)).toBe('Arrived'));
    expect(statusIn(ravi)).toBe('To call');
    expect(noteIn(ravi)).toBe('');
    expect(statusIn(asha)).toBe('Confirmed');
    expect(noteOf(asha.state()!.book.ownOf(request)!)).toBe('Mine');

    await asha.shareOwn();
    await vi.waitFor(() => expect(statusIn(ravi)).toBe('Confirmed'));
    expect(noteIn(ravi)).toBe('Mine');
    expect(asha.state()!.book.own).toEqual([]);
    await vi.waitFor(() => expect(again.state()!.book.own).toEqual([]));
    expect(noteIn(await deskStore('meera'))).toBe('Mine');
    expect(await asha.countOthers()).toBe(0);
  });

  it('a login’s own notes are gone from its other tabs when they are removed', async () => {
    const before = await openedStore('asha');
    before.change(request, { note: 'Mine', seen: {} }, clock);
    await saved(before);
    const [asha, again] = [await deskStore('asha'), await deskStore('asha')];
    expect(again.state()!.book.own).toHaveLength(1);
    await asha.remove('all');
    await vi.waitFor(() => expect(again.state()!.book.own).toEqual([]));
  });

  it('the list has the last key as soon as the note is left', async () => {
    const asha = await deskStore('asha');
    asha.change(request, { note: 'Brings the card', seen: {} }, clock);
    expect(asha.state()!.book.about).toEqual([]);
    asha.settle();
    expect(asha.state()!.book.about.map(noteOf)).toEqual(['Brings the card']);
  });
});
