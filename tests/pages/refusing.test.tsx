// @module-tag every-fault
import { act, fireEvent, screen, within } from '@testing-library/react';
import { delay } from 'msw';
import { matchPath, type RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prerenderPaths } from '#src/app/prerenderPaths.ts';
import { replaceRefused } from '#src/app/replaceRefused.ts';
import { getIdToken, storeIdToken } from '#src/api/session.ts';
import { routes } from '#src/app/routes.tsx';
import { stubDialog } from '#tests/support/dialogStub.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { answerRequests, requestRecord, sampleToken } from '#tests/support/staff.ts';

/** How a part of the platform refuses. What can't reject throws; what can't keep silent does nothing. */
const ways = ['missing', 'throwing', 'rejecting', 'silent'] as const;
type Way = (typeof ways)[number];

const no = (): never => {
  throw new DOMException('Refused by this test.', 'SecurityError');
};
const nothing = () => undefined;
const never = async () => new Promise<never>(nothing);
const answers: Record<Exclude<Way, 'missing'>, () => unknown> = {
  throwing: no,
  rejecting: async () => no(),
  silent: never,
};

/** Defines a part of `window` or `navigator` anew until the test ends. */
function define(owner: object, name: string, descriptor: PropertyDescriptor) {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, ...descriptor });
  undo.push(() => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  });
}
let undo: (() => void)[] = [];

function refuseStorage(name: string, way: Way) {
  if (way === 'missing') return define(window, name, { value: undefined });
  if (way === 'throwing') return define(window, name, { get: no });
  const write = way === 'rejecting' ? no : nothing;
  const value = {
    getItem: () => null,
    setItem: write,
    removeItem: write,
    clear: nothing,
    length: 0,
  };
  return define(window, name, { value });
}

function refuseObserver(name: string, way: Way) {
  if (way === 'missing') return define(window, name, { value: undefined });
  const observe = way === 'silent' ? nothing : no;
  class Refusing {
    observe = observe;
    unobserve = observe;
    disconnect = observe;
    takeRecords = () => [];
    constructor() {
      if (way === 'throwing') no();
    }
  }
  return define(window, name, { value: Refusing });
}

/** A part of `navigator` whose calls refuse. */
const refuseCalls = (name: string, call: string) => (way: Way) =>
  define(navigator, name, {
    value: way === 'missing' ? undefined : { [call]: answers[way] },
  });

const parts: Record<string, (way: Way) => void> = {
  localStorage: (way) => refuseStorage('localStorage', way),
  sessionStorage: (way) => refuseStorage('sessionStorage', way),
  indexedDB: (way) =>
    define(window, 'indexedDB', {
      value: way === 'missing' ? undefined : { open: way === 'silent' ? () => ({}) : no },
    }),
  locks: refuseCalls('locks', 'request'),
  BroadcastChannel: (way) => {
    class Refusing extends EventTarget {
      constructor() {
        super();
        if (way === 'throwing') no();
      }
      postMessage = way === 'silent' ? nothing : no;
      close = nothing;
    }
    define(window, 'BroadcastChannel', { value: way === 'missing' ? undefined : Refusing });
  },
  clipboard: refuseCalls('clipboard', 'writeText'),
  share: (way) =>
    define(navigator, 'share', { value: way === 'missing' ? undefined : answers[way] }),
  Notification: (way) =>
    define(window, 'Notification', {
      value:
        way === 'missing'
          ? undefined
          : Object.defineProperty(
              function Notification() {
                no();
              },
              'permission',
              {
                get: way === 'throwing' ? no : () => 'default',
              },
            ),
    }),
  IntersectionObserver: (way) => refuseObserver('IntersectionObserver', way),
  ResizeObserver: (way) => refuseObserver('ResizeObserver', way),
  matchMedia: (way) =>
    define(window, 'matchMedia', {
      value: way === 'missing' ? undefined : way === 'silent' ? () => new EventTarget() : no,
    }),
};

/** Every page of the route table; of those with a parameter the first one. */
function addresses(table: RouteObject[]): string[] {
  return table.flatMap(({ path, children }) => {
    if (children) return addresses(children);
    if (!path || path === '*') return [];
    return prerenderPaths.find((address) => matchPath(path, address)) ?? path;
  });
}

const everyPage = [...addresses(routes), '/no-such-page'].filter((path) => path !== '/gallery');

beforeEach(() => {
  stubDialog();
  answerRequests([requestRecord(1)]);
});

afterEach(() => {
  for (const back of undo.toReversed()) back();
  undo = [];
});

function refuse(names: string[], way: Way) {
  for (const name of names) parts[name]?.(way);
  replaceRefused();
}

// Missing and silent, and what can be done there: e2e/refusing.spec.ts.
it.each(everyPage)('shows %s where every part of the platform throws', async (address) => {
  refuse(Object.keys(parts), 'throwing');
  await renderAt(address);
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
  await act(() => delay(20));
  expect(screen.queryByText(/^This page could not be shown/)).toBeNull();
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
});

/** The warnings that are logged. */
const warnings: Record<string, string> = {
  'indexedDB throwing': 'Notes about calls are not kept by this browser.',
  'indexedDB rejecting': 'Notes about calls are not kept by this browser.',
  'indexedDB silent': 'Notes about calls are not kept by this browser.',
  'BroadcastChannel rejecting': 'Other tabs could not be told.',
};

/** What the list waits for, or writes to: only these can take a call and answer later, or never. */
const answering = ['localStorage', 'indexedDB', 'locks', 'BroadcastChannel'];

describe.each(Object.keys(parts))('where %s is', (part) => {
  const its = answering.includes(part) ? ways : (['missing', 'throwing'] as const);
  it.each(its)('%s, the staff list lists, opens a request and searches', async (way) => {
    const warning = warnings[`${part} ${way}`];
    if (warning) expectConsole('warn', warning);
    refuse([part], way);
    // Kept in memory if the storage refuses.
    storeIdToken(sampleToken());
    if (getIdToken() === null) return;
    await renderAt('/appointmentlist');
    fireEvent.click(await screen.findByRole('button', { name: 'Owner 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Owner 1' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'nobody' } });
    expect(await screen.findByText(/^No name, mobile number or e-mail matches/)).toBeVisible();
  });
});
