import { render, screen, waitFor } from '@testing-library/react';
import AOS from 'aos';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('aos', () => ({
  default: { init: vi.fn<typeof AOS.init>(), refreshHard: () => undefined },
}));

interface Device {
  width: number;
  /** Whether the device can hover. */
  hovers: boolean;
  lessMotion?: boolean;
}

const laptop: Device = { width: 1440, hovers: true };

/** Evaluates each condition of a media query for the device; an unknown condition fails the test. */
function hold({ width, hovers, lessMotion = false }: Device) {
  const answers = new Map([
    ['(hover: hover)', hovers],
    ['(prefers-reduced-motion: no-preference)', !lessMotion],
    ['(prefers-reduced-motion: reduce)', lessMotion],
  ]);
  function holds(condition: string): boolean {
    const least = /^\(min-width: (\d+)px\)$/.exec(condition);
    const answer = least ? width >= Number(least[1]) : answers.get(condition);
    if (answer === undefined) throw new Error(`not known: ${condition}`);
    return answer;
  }
  const ask = window.matchMedia;
  window.matchMedia = (query) =>
    Object.assign(ask(query), { matches: query.split(' and ').every(holds) });
}

/** Places the named elements on the screen and all others far below it. */
function onTheScreen(words = '') {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function where(
    this: Element,
  ) {
    return new DOMRect(0, this.textContent === words ? 200 : 5000, 300, 100);
  });
}

/** Imported anew, since aos starts once per document. */
async function show(words: string) {
  const { useReveals } = await import('#src/platform/useReveals.ts');
  function Page() {
    useReveals('/');
    return <div data-reveal>{words}</div>;
  }
  render(<Page />);
}

const isMoved = (words: string) => screen.getByText(words).hasAttribute('data-aos');

beforeEach(() => {
  vi.resetModules();
  onTheScreen();
});
afterEach(() => {
  vi.mocked(AOS.init).mockClear();
});

// docs/product.md, section 9.
it('a revealed part is animated once for 1.5 s, and never on a phone', async () => {
  hold(laptop);
  await show('Our reasons');
  await waitFor(() => expect(isMoved('Our reasons')).toBe(true));
  expect(AOS.init).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ duration: 1500, disable: 'mobile', once: true }),
  );
});

it.each<[string, Device]>([
  ['a phone', { width: 390, hovers: false }],
  ['a narrow window', { width: 767, hovers: true }],
  ['a tablet under fingers', { width: 1024, hovers: false }],
  ['a screen of somebody who asked for less motion', { ...laptop, lessMotion: true }],
])('a revealed part is not animated on %s', async (_, device) => {
  hold(device);
  await show('Our reasons');
  await import('#src/platform/aosAdapter.ts');
  expect(isMoved('Our reasons')).toBe(false);
  expect(AOS.init).not.toHaveBeenCalled();
});

it('a part that is already on the screen is not animated', async () => {
  hold(laptop);
  onTheScreen('Our reasons');
  await show('Our reasons');
  await show('Our rooms');
  await waitFor(() => expect(isMoved('Our rooms')).toBe(true));
  expect(isMoved('Our reasons')).toBe(false);
});
