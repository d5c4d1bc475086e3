import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchRoutes } from '#src/app/prefetchRoutes.ts';

const lazy = vi.fn<() => Promise<object>>();

/** The links that are observed. */
const observed: Element[] = [];

/** Reports to the IntersectionObserver's callback that a link is in view. */
let comeIntoView: (link: Element) => void;

beforeEach(() => {
  lazy.mockResolvedValue({});
  document.body.innerHTML =
    '<a href="/about">About</a><a href="/about#team">Team</a><a href="/blog/x">Article</a>' +
    '<a href="https://elsewhere.example/about">Outside</a><a href="/login">Login</a>';
  class Observer {
    constructor(callback: (entries: object[]) => void) {
      comeIntoView = (target) => callback([{ isIntersecting: true, target }]);
    }
    observe = (element: Element) => observed.push(element);
    disconnect = vi.fn<() => void>();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

afterEach(() => {
  lazy.mockReset();
  document.body.innerHTML = '';
});

/** As in the route table: within the root, a layout each. */
const routes = () => [
  {
    children: [
      {
        children: [
          { path: '/', element: null },
          { path: '/about', lazy },
          { path: '/blog/:id', lazy },
        ],
      },
      { children: [{ path: '/login', lazy }] },
    ],
  },
];
/** Tells that another page has been shown. */
let showPage: () => void;
const router = {
  subscribe: (listener: (state: { navigation: { state: string } }) => void) => {
    showPage = () => listener({ navigation: { state: 'idle' } });
    return () => undefined;
  },
};
const link = (name: string) =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)!;
const reach = (name: string, event = 'pointerover') =>
  link(name).dispatchEvent(new Event(event, { bubbles: true }));

describe('A page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(['pointerover', 'touchstart', 'focusin'])(
    'a page is prefetched at the first %s of its link, once, whatever hash its links have',
    (event) => {
      prefetchRoutes(routes(), router);
      expect(lazy).not.toHaveBeenCalled();
      reach('About', event);
      expect(lazy).toHaveBeenCalledTimes(1);
      reach('About', event);
      reach('Team', event);
      expect(lazy).toHaveBeenCalledTimes(1);
    },
  );

  it('a failed prefetch is tried again', async () => {
    lazy.mockRejectedValueOnce(new TypeError('gone'));
    prefetchRoutes(routes(), router);
    reach('About');
    await Promise.resolve();
    await Promise.resolve();
    reach('About');
    expect(lazy).toHaveBeenCalledTimes(2);
  });

  it('a page of another site is not prefetched', () => {
    prefetchRoutes(routes(), router);
    reach('Outside');
    expect(lazy).not.toHaveBeenCalled();
  });

  it('a page is prefetched when its link is in view and the browser idle, one of another layout is not', async () => {
    prefetchRoutes(routes(), router);
    comeIntoView(link('Login'));
    await vi.runAllTimersAsync();
    expect(lazy).not.toHaveBeenCalled();
    comeIntoView(link('Article'));
    expect(lazy).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(lazy).toHaveBeenCalledTimes(1);
    lazy.mockClear();
    reach('Login');
    expect(lazy).toHaveBeenCalled();
  });

  it('fetches the pages of the links of a page that is shown later', () => {
    prefetchRoutes(routes(), router);
    observed.length = 0;
    showPage();
    vi.runAllTimers();
    expect(observed).toContain(link('Article'));
  });
});
