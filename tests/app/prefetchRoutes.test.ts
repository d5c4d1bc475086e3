import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchRoutes } from '#src/app/prefetchRoutes.ts';

const lazy = vi.fn<() => Promise<object>>();

/** Reports to the IntersectionObserver's callback that a link is in view. */
let comeIntoView: (link: Element) => void;

beforeEach(() => {
  lazy.mockResolvedValue({});
  document.body.innerHTML =
    '<a href="/about">About</a><a href="/about#team">Team</a><a href="/blog/x">Article</a>' +
    '<a href="https://elsewhere.example/about">Outside</a>';
  class Observer {
    constructor(callback: (entries: object[]) => void) {
      comeIntoView = (target) => callback([{ isIntersecting: true, target }]);
    }
    observe = vi.fn<(link: Element) => void>();
    disconnect = vi.fn<() => void>();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

afterEach(() => {
  lazy.mockReset();
  document.body.innerHTML = '';
});

const routes = () => [
  { path: '/about', lazy },
  { path: '/blog/:id', lazy },
];
const link = (name: string) =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)!;
const reach = (name: string, event = 'pointerover') =>
  link(name).dispatchEvent(new Event(event, { bubbles: true }));

describe('A page', () => {
  it.each(['pointerover', 'touchstart', 'focusin'])(
    'a page is prefetched at the first %s of its link',
    (event) => {
      prefetchRoutes(routes());
      expect(lazy).not.toHaveBeenCalled();
      reach('About', event);
      expect(lazy).toHaveBeenCalledTimes(1);
    },
  );

  it('a page is prefetched once, whatever hash its links have', () => {
    prefetchRoutes(routes());
    reach('About');
    reach('About');
    reach('Team');
    expect(lazy).toHaveBeenCalledTimes(1);
  });

  it('a failed prefetch is tried again', async () => {
    lazy.mockRejectedValueOnce(new TypeError('gone'));
    prefetchRoutes(routes());
    reach('About');
    await Promise.resolve();
    await Promise.resolve();
    reach('About');
    expect(lazy).toHaveBeenCalledTimes(2);
  });

  it('a page of another site is not prefetched', () => {
    prefetchRoutes(routes());
    reach('Outside');
    expect(lazy).not.toHaveBeenCalled();
  });

  it('a page is prefetched when its link comes into view', () => {
    prefetchRoutes(routes());
    comeIntoView(link('Article'));
    expect(lazy).toHaveBeenCalledTimes(1);
  });
});
