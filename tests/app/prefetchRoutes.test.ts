import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchRoutes } from '#src/app/prefetchRoutes.ts';

const lazy = vi.fn<() => Promise<object>>();

/** Tells the observer's owner that a link has come into view. */
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
    'is fetched at the first %s of its link',
    (event) => {
      prefetchRoutes(routes());
      expect(lazy).not.toHaveBeenCalled();
      reach('About', event);
      expect(lazy).toHaveBeenCalledTimes(1);
    },
  );

  it('is fetched once, whatever part of it is meant', () => {
    prefetchRoutes(routes());
    reach('About');
    reach('About');
    reach('Team');
    expect(lazy).toHaveBeenCalledTimes(1);
  });

  it('is tried again where it could not be had', async () => {
    lazy.mockRejectedValueOnce(new TypeError('gone'));
    prefetchRoutes(routes());
    reach('About');
    await Promise.resolve();
    await Promise.resolve();
    reach('About');
    expect(lazy).toHaveBeenCalledTimes(2);
  });

  it('of somebody else is left alone', () => {
    prefetchRoutes(routes());
    reach('Outside');
    expect(lazy).not.toHaveBeenCalled();
  });

  it('is fetched when its link comes into view', () => {
    prefetchRoutes(routes());
    comeIntoView(link('Article'));
    expect(lazy).toHaveBeenCalledTimes(1);
  });
});
