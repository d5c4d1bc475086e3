import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import { IDBDatabase, IDBFactory, IDBObjectStore, IDBOpenDBRequest } from 'fake-indexeddb';
import { useEffect } from 'react';
import { vi } from 'vitest';
import type { FrontDesk, NoteTab, StorageMood } from '#e2e/support/callNotesModel.ts';
import { parseCallFile, serializeCalls } from '#src/domain/callFile.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import '#src/features/requests/calls/CallStore.ts';
import { RequestCalls } from '#src/features/requests/calls/RequestCalls.tsx';
import { type Calls, useCalls } from '#src/features/requests/calls/useCalls.ts';
import { stubIndexedDb } from '#tests/support/indexedDb.ts';
import { blankRequest, sampleToken } from '#tests/support/staff.ts';

/** The request as the API sends it at different times. */
const versions: readonly AppointmentRequest[] = [
  { date: '2026-07-18', time: '10:30' },
  { date: '2026-07-18', time: '10:30:00' },
  { date: '2026-07-21', time: '16:00', comments: 'Moved, as agreed on the phone.' },
].map((fields) => ({
  ...blankRequest,
  id: '7',
  name: 'Asha Menon',
  mobileNumber: '5555500007',
  locationName: 'VetBuddy Adyar',
  ...fields,
}));

const noon = { date: '2026-07-18', time: '12:00' };
const trueTime = Date.UTC(2026, 6, 18, 6, 30);
const dayMs = 86_400_000;

/** The connections of a tab, to the database and to other tabs, which end with it. */
interface Connections {
  databases: IDBDatabase[];
  channels: Set<FakeChannel>;
}

/** The internals of fake-indexeddb's transactions that ending a tab needs. */
type Insides = IDBTransaction & { _state: string; _abort: (error: string | null) => void };
type Raw = IDBDatabase & { _rawDatabase: { transactions: Insides[] } };

let opening: Connections | undefined;
const listening = new Set<FakeChannel>();

/** A BroadcastChannel that ends with its tab. */
class FakeChannel extends EventTarget {
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    listening.add(this);
    opening?.channels.add(this);
  }

  postMessage(message: unknown): void {
    if (!listening.has(this)) return;
    const data: unknown = structuredClone(message);
    for (const other of listening)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
  }

  close(): void {
    listening.delete(this);
  }
}

/** Everything that is under way has had its turn; timers have not. */
async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 12; turn += 1)
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
  });
}

/** Ends what `openFrontDesk` set up. */
export async function closeFrontDesk(): Promise<void> {
  cleanup();
  document.body.replaceChildren();
  await settle();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
}

/** Sets up a browser with nothing kept in it. */
export function openFrontDesk(): FrontDesk {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: trueTime });
  const factory = new IDBFactory();
  let mood: StorageMood = 'works';
  let user = 'Asha';
  let version = 0;
  const tabs = new Set<{ show: () => void }>();

  const open = factory.open.bind(factory);
  factory.open = (...args) => {
    if (mood === 'refused') throw new DOMException('Refused.', 'SecurityError');
    if (mood === 'silent') return new IDBOpenDBRequest();
    const request = open(...args);
    const connections = opening;
    request.addEventListener('success', () => connections?.databases.push(request.result));
    return request;
  };
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function begin(
    this: IDBDatabase,
    ...args
  ) {
    if (mood === 'refused') throw new DOMException('Refused.', 'InvalidStateError');
    const begun = transaction.apply(this, args);
    // One that the browser never gets to.
    if (mood === 'silent') (this as Raw)._rawDatabase.transactions.pop();
    return begun;
  });
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function write(
    this: IDBObjectStore,
    ...args
  ) {
    const writing = put.apply(this, args);
    const abort = () => (this.transaction as Insides)._abort('QuotaExceededError');
    if (mood === 'full') queueMicrotask(abort);
    return writing;
  });
  stubIndexedDb(factory);
  vi.stubGlobal('BroadcastChannel', FakeChannel);

  async function openTab(): Promise<NoteTab> {
    const connections: Connections = { databases: [], channels: new Set() };
    opening = connections;
    const used: { calls?: Calls } = {};
    function Desk({ token, request }: { token: string; request: AppointmentRequest }) {
      const calls = useCalls(token, [request]);
      useEffect(() => {
        used.calls = calls;
      }, [calls]);
      return calls ? <RequestCalls request={request} calls={calls} now={noon} /> : null;
    }
    const shown = () => (
      <Desk token={sampleToken(trueTime + dayMs, user)} request={versions[version]!} />
    );
    const view = render(shown(), {
      container: document.body.appendChild(document.createElement('div')),
    });
    const tab = { show: () => view.rerender(shown()) };
    tabs.add(tab);
    const part = within(view.container);
    const field = () => part.queryByLabelText<HTMLTextAreaElement>('Note');
    await vi.dynamicImportSettled();
    await settle();
    // The page gives up on storage that never answers.
    if (mood !== 'works') await pause();
    opening = undefined;
    return {
      async type(text) {
        const note = field();
        if (!note) return;
        fireEvent.change(note, { target: { value: note.value + text } });
        await settle();
      },
      async blur() {
        const note = field();
        if (note) fireEvent.blur(note);
        await settle();
      },
      text: () => Promise.resolve(field()?.value),
      async press(word) {
        const button = part.queryByRole('button', { name: word });
        if (button) fireEvent.click(button);
        await settle();
      },
      noted: () => Promise.resolve(part.queryByText(/ noted /)?.textContent ?? ''),
      saysKept: () => Promise.resolve(part.queryByText(/^Kept on this computer/) !== null),
      async vanish(how) {
        tabs.delete(tab);
        if (how === 'closes') {
          window.dispatchEvent(new Event('pagehide'));
          // Work of the same moment still happens.
          await Promise.resolve();
        }
        for (const channel of connections.channels) channel.close();
        for (const database of connections.databases) {
          for (const begun of (database as Raw)._rawDatabase.transactions)
            if (begun.db === database && !['committing', 'finished'].includes(begun._state))
              begun._abort(null);
          database.close();
        }
        await settle();
        view.unmount();
        view.container.remove();
        await settle();
      },
      exported: () => Promise.resolve(serializeCalls(used.calls?.book.records.values() ?? [])),
      async imports(file) {
        const content = parseCallFile(file);
        if (typeof content === 'string') throw new Error(content);
        act(() => void used.calls?.store.merge(content.records));
        await settle();
      },
    };
  }

  async function pause(): Promise<void> {
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await settle();
  }

  return {
    openTab,
    pause,
    setClock(days) {
      vi.setSystemTime(trueTime + days * dayMs);
      return Promise.resolve();
    },
    setStorage(next) {
      mood = next;
      return Promise.resolve();
    },
    async changeRequest(next) {
      version = next;
      for (const { show } of tabs) show();
      await settle();
    },
    async logIn(next) {
      user = next;
      // The stores of another person open connections of their own.
      for (const { show } of tabs) show();
      await settle();
    },
  };
}
