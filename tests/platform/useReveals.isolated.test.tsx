import { render, screen, waitFor } from '@testing-library/react';
import AOS from 'aos';
import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('aos', () => ({
  default: { init: vi.fn<typeof AOS.init>(), refreshHard: () => undefined },
}));

/** A device that fulfils every media query but those with this condition. */
function onDeviceWithout(condition?: string) {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: !condition || !query.includes(condition) }),
  );
}

/** Shows a part at a height of the page. Imported anew, since aos starts once per document. */
async function showPartAt(top: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, top, 300, 100),
  );
  const { useReveals } = await import('#src/platform/useReveals.ts');
  function Page() {
    useReveals('/');
    return <div data-reveal>Our reasons</div>;
  }
  render(<Page />);
  await import('#src/platform/aosAdapter.ts');
}

const isMoved = () => screen.getByText('Our reasons').hasAttribute('data-aos');

beforeEach(() => {
  vi.resetModules();
  vi.mocked(AOS.init).mockClear();
});

// docs/product.md, section 9.
it('a revealed part is animated once for 1.5 s, and never on a phone', async () => {
  onDeviceWithout();
  await showPartAt(5000);
  await waitFor(() => expect(isMoved()).toBe(true));
  expect(AOS.init).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ duration: 1500, disable: 'mobile', once: true }),
  );
});

it.each([
  ['a phone', '(min-width: 768px)'],
  ['a tablet under fingers', '(hover: hover)'],
  ['a screen of somebody who asked for less motion', '(prefers-reduced-motion: no-preference)'],
])('a revealed part is not animated on %s', async (_, condition) => {
  onDeviceWithout(condition);
  await showPartAt(5000);
  expect(isMoved()).toBe(false);
  expect(AOS.init).not.toHaveBeenCalled();
});

it('a part that is already on the screen is not animated', async () => {
  onDeviceWithout();
  await showPartAt(200);
  await waitFor(() => expect(AOS.init).toHaveBeenCalled());
  expect(isMoved()).toBe(false);
});
