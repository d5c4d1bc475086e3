// @module-tag every-fault
import { act, screen } from '@testing-library/react';
import { delay } from 'msw';
import { matchPath, type RouteObject } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { prerenderPaths } from '#src/app/prerenderPaths.ts';
import { replaceRefused } from '#src/app/replaceRefused.ts';
import { routes } from '#src/app/routes.tsx';
import { stubDialog } from '#tests/support/dialogStub.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { answerRequests, requestRecord } from '#tests/support/staff.ts';

/*
 * Every page where every part of the platform throws. Missing and silent parts, and what can be done there: e2e/refusing.spec.ts. What each
 * part's refusal means is tested where it is used: session, views, notes and drafts, locks, channels, copying, sharing, notifications.
 */

const no = (): never => {
  throw new DOMException('Refused by this test.', 'SecurityError');
};

/** Defines a part of `window` or `navigator` anew until the test ends. */
function define(owner: object, name: string, descriptor: PropertyDescriptor) {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, ...descriptor });
  undo.unshift(() => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  });
}
let undo: (() => void)[] = [];

// Before the storage is cleared for the next test.
afterEach(() => {
  for (const back of undo) back();
  undo = [];
});

/** A class that can't be made. */
function Refusing() {
  no();
}

function refuseEverything() {
  for (const name of ['localStorage', 'sessionStorage']) define(window, name, { get: no });
  define(window, 'indexedDB', { value: { open: no } });
  define(window, 'matchMedia', { value: no });
  for (const name of ['BroadcastChannel', 'IntersectionObserver', 'ResizeObserver'])
    define(window, name, { value: Refusing });
  const notification = Object.defineProperty(function Notification() {}, 'permission', { get: no });
  define(window, 'Notification', { value: notification });
  define(navigator, 'locks', { value: { request: no } });
  define(navigator, 'clipboard', { value: { writeText: no } });
  define(navigator, 'share', { value: no });
  replaceRefused();
}

/** Every page of the route table; of those with a parameter the first one. */
function addresses(table: RouteObject[]): string[] {
  return table.flatMap(({ path, children }) => {
    if (children) return addresses(children);
    if (!path || path === '*') return [];
    return prerenderPaths.find((address) => matchPath(path, address)) ?? path;
  });
}

const everyPage = [...addresses(routes), '/no-such-page'].filter((path) => path !== '/gallery');

it.each(everyPage)('shows %s where every part of the platform throws', async (address) => {
  stubDialog();
  answerRequests([requestRecord(1)]);
  refuseEverything();
  await renderAt(address);
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
  await act(() => delay(20));
  expect(screen.queryByText(/^This page could not be shown/)).toBeNull();
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
});
