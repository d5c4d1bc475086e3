import { afterEach, describe, expect, it, vi } from 'vitest';
import { mergeAllCalls } from '#src/domain/mergeAllCalls.ts';
import type { CallRecord } from '#src/domain/calls.ts';
import type { CallStorage } from '#src/features/requests/callStorage.ts';
import { CallStore } from '#src/features/requests/CallStore.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { blankRequest } from '#tests/support/staff.ts';

const clock = { date: '2026-07-18', time: '12:00' };
const request = { ...blankRequest, id: '7', name: 'Asha Menon', date: '2026-07-18' };

/** A storage that several stores share, as tabs share a browser's. */
function sharedStorage() {
  const kept = new Map<string, Map<string, CallRecord>>();
  const storage: CallStorage = {
    load: (owner) => Promise.resolve([...(kept.get(owner)?.values() ?? [])]),
    save(owner, records) {
      kept.set(owner, mergeAllCalls(kept.get(owner) ?? new Map(), records).records);
      return Promise.resolve();
    },
    removeAll(owner) {
      kept.delete(owner);
      return Promise.resolve();
    },
    close: () => undefined,
  };
  return { kept, open: () => Promise.resolve(storage), storage };
}

const stores: CallStore[] = [];
function openStore(owner: string, open: () => Promise<CallStorage | undefined>) {
  const store = new CallStore(owner, open);
  stores.push(store);
  return store;
}
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
});

const statusIn = (store: CallStore) => store.state().book.statusOf(request);

describe('the notes about calls', () => {
  it('are kept for the person, and not shown to another', async () => {
    const { open, kept } = sharedStorage();
    openStore('asha', open).change(request, { status: 'Confirmed' }, clock);
    await vi.waitFor(() => expect(kept.get('asha')?.size).toBe(1));
    const [again, other] = [openStore('asha', open), openStore('ravi', open)];
    await vi.waitFor(() => expect(statusIn(again)).toBe('Confirmed'));
    expect(statusIn(other)).toBe('To call');
    expect(other.state().book.records.size).toBe(0);
  });

  it('agree at once in every tab of that person', async () => {
    const { open } = sharedStorage();
    const [one, two, other] = ['asha', 'asha', 'ravi'].map((owner) => openStore(owner, open));
    one!.change(request, { status: 'No answer' }, clock);
    two!.change({ ...request, id: '8' }, { note: 'x' }, clock);
    await vi.waitFor(() => expect(statusIn(two!)).toBe('No answer'));
    await vi.waitFor(() => expect(one!.state().book.records.size).toBe(2));
    two!.removeAll();
    await vi.waitFor(() => expect(one!.state().book.records.size).toBe(0));
    expect(other!.state().book.records.size).toBe(0);
  });

  it('keep what was noted while they were loading', async () => {
    const { open, kept } = sharedStorage();
    const store = openStore('asha', open);
    store.change(request, { note: 'early' }, clock);
    await vi.waitFor(() => expect(kept.get('asha')?.size).toBe(1));
    expect(store.state().keptIn).toBe('computer');
  });

  it.each([
    ['there is no IndexedDB', () => Promise.resolve(undefined), false],
    ['the browser refuses it', () => Promise.reject(new Error('refused')), true],
  ])('last as long as the page where %s', async (_, open, warns) => {
    if (warns) expectConsole('warn', /not kept/);
    const store = openStore('asha', open);
    await vi.waitFor(() => expect(store.state().keptIn).toBe('page'));
    store.change(request, { status: 'Cancelled' }, clock);
    expect(statusIn(store)).toBe('Cancelled');
  });

  it('say so where the disk is full', async () => {
    expectConsole('warn', /not kept/);
    const { storage } = sharedStorage();
    const store = openStore('asha', () =>
      Promise.resolve({ ...storage, save: () => Promise.reject(new Error('QuotaExceededError')) }),
    );
    store.change(request, { status: 'Confirmed' }, clock);
    await vi.waitFor(() => expect(store.state().keptIn).toBe('page'));
    expect(statusIn(store)).toBe('Confirmed');
  });

  it('are written before the store closes, and not changed afterwards', async () => {
    const { open, kept } = sharedStorage();
    const store = openStore('asha', open);
    store.change(request, { note: 'last word' }, clock);
    store.close();
    expect(() => store.change(request, { note: 'too late' }, clock)).not.toThrow();
    await vi.waitFor(() => expect(kept.get('asha')?.size).toBe(1));
    expect([...(kept.get('asha')?.values() ?? [])][0]?.note.value).toBe('last word');
  });

  it('ignore messages that are none', async () => {
    const { open } = sharedStorage();
    const store = openStore('asha', open);
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
