import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteOf } from '#src/domain/calls.ts';
import { formerSum } from '#src/domain/requestMark.ts';
import { CallStore } from '#src/features/requests/calls/CallStore.ts';
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
  // What closes with a store closes after its last write.
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
    expect(other.state()?.book.size).toBe(0);
  });

  it('agree in every tab of that person', async () => {
    const [one, two, other] = [await openedStore(), await openedStore(), await openedStore('ravi')];
    one.change(request, { status: 'No answer' }, clock);
    two.change({ ...request, id: '8' }, { note: 'x', seen: {} }, clock);
    await vi.waitFor(() => expect(statusIn(two)).toBe('No answer'));
    await vi.waitFor(() => expect(one.state()?.book.size).toBe(2));
    await two.remove('all');
    await vi.waitFor(() => expect(one.state()?.book.size).toBe(0));
    expect(other.state()?.book.size).toBe(0);
  });

  it('the notes about calls are removed for one person, or for everybody, or only those that were chosen', async () => {
    const [asha, ravi] = [await openedStore(), await openedStore('ravi')];
    for (const store of [asha, ravi]) {
      store.change(request, { status: 'Confirmed' }, clock);
      store.change({ ...request, id: '8' }, { status: 'Changed' }, clock);
      await saved(store);
    }
    expect(await asha.countOthers()).toBe(1);
    const [key = ''] = asha.state()!.book.records.keys();
    await asha.remove(new Set([key]));
    expect([...(await openedStore()).state()!.book.records.values()]).toMatchObject([{ id: '8' }]);
    await asha.remove('all');
    expect((await openedStore()).state()?.book.size).toBe(0);
    expect((await openedStore('ravi')).state()?.book.size).toBe(2);
    await asha.remove('everybody’s');
    expect((await openedStore('ravi')).state()?.book.size).toBe(0);
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

  it('the notes about calls are not said to be kept where nobody knows whose they are', async () => {
    const store = await openedStore('');
    store.change(request, { status: 'Cancelled' }, clock);
    expect(store.placeOf(request)).toBe('page only');
  });

  it('the notes about calls say so where the disk is full, and when it no longer is', async () => {
    expectConsole('warn', /not kept/);
    const store = await openedStore();
    const writing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    store.change(request, { status: 'Confirmed' }, clock);
    await vi.waitFor(() => expect(store.placeOf(request)).toBe('page only'));
    expect(store.place()).toBe('page only');
    expect(statusIn(store)).toBe('Confirmed');
    writing.mockRestore();
    // With the next change, whatever it is about.
    store.change({ ...request, id: '8' }, { status: 'Changed' }, clock);
    await saved(store);
    expect(statusIn(await openedStore())).toBe('Confirmed');
  });

  it('the notes about calls are written before the store closes, and not changed afterwards', async () => {
    const store = await openedStore();
    store.change(request, { note: 'last word', seen: {} }, clock);
    store.close();
    expect(() => store.change(request, { note: 'too late', seen: {} }, clock)).not.toThrow();
    expect(noteIn(await openedStore())).toBe('last word');
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
    expect(store.state()?.book.size).toBe(2);
    store.adopt([request]);
    await saved(store);
    const again = await openedStore();
    expect(again.state()?.book.size).toBe(2);
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
