import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fireEvent } from '@testing-library/react';
import { scrollSmoothlyTo, smoothOnSamePage } from '#src/app/smoothScroll.ts';

const scrollIntoView = vi.fn<() => void>();
const isSmooth = () => 'smooth' in document.documentElement.dataset;
const frames = (count: number) => {
  for (let frame = 0; frame < count; frame += 1) vi.advanceTimersToNextFrame();
};
const scrollTo = (y: number) => vi.stubGlobal('scrollY', y);

beforeEach(() => {
  vi.useFakeTimers();
  scrollTo(0);
  document.body.innerHTML = '<section id="contacts"></section>';
  document.getElementById('contacts')!.scrollIntoView = scrollIntoView.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // Ends a scroll that a test has left running.
  fireEvent.wheel(document);
  vi.useRealTimers();
});

it('a smooth scroll corrects its target at the end and does not affect the next scroll', () => {
  scrollSmoothlyTo('contacts');
  for (const y of [3, 40, 900]) {
    scrollTo(y);
    frames(1);
  }
  expect(isSmooth()).toBe(true);
  expect(scrollIntoView).not.toHaveBeenCalled();
  frames(10);
  expect(isSmooth()).toBe(false);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

it('a smooth scroll waits for a delayed scroll on a busy page', () => {
  scrollSmoothlyTo('contacts');
  scrollTo(40);
  frames(1);
  // No frame for three seconds; the next one continues the scroll.
  const later = performance.now() + 3000;
  vi.spyOn(performance, 'now').mockImplementation(() => later);
  scrollTo(60);
  frames(1);
  scrollTo(80);
  frames(3);
  expect(scrollIntoView).not.toHaveBeenCalled();
  frames(10);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

it('a smooth scroll waits for a late start, but not forever', () => {
  scrollSmoothlyTo('contacts');
  vi.advanceTimersByTime(1000);
  expect(isSmooth()).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(isSmooth()).toBe(false);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

it.each([
  ['the visitor scrolls', () => fireEvent.wheel(document)],
  ['the visitor goes back', () => fireEvent.popState(window)],
  [
    'the next one starts',
    () => {
      scrollSmoothlyTo();
      scrollTo(20);
      frames(20);
    },
  ],
])('a smooth scroll ends when %s', (_, interrupt) => {
  scrollSmoothlyTo('contacts');
  scrollTo(40);
  frames(1);
  interrupt();
  expect(isSmooth()).toBe(false);
  frames(20);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

it.each([
  ['an anchor of the page', '<a href="#contacts">Book</a>', true],
  ['a tab, which goes nowhere', '<a role="tab" href="#contacts">Surgery</a>', false],
  ['an anchor of another page', '<a href="/about#contacts">About</a>', false],
  ['a button', '<button>Book</button>', false],
])('a click on %s scrolls smoothly: %3$s', (_, link, smooth) => {
  document.body.insertAdjacentHTML('beforeend', link);
  const target = document.body.lastElementChild!;
  smoothOnSamePage({ target } as unknown as React.MouseEvent);
  expect(isSmooth()).toBe(smooth);
});
