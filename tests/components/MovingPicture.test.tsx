import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MovingPicture } from '#src/components/PictureImage.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import { giveVisitorSign } from '#tests/support/fakeSwiper.ts';

const moving = vi.fn<NonNullable<Picture['moving']>>();
const picture: Picture = { src: '/cat.svg', width: 100, height: 80, alt: 'A cat', moving };
const eyes = '<g data-move="blink cat"><circle r="2"/></g>';

let motion: 'no-preference' | 'reduce';
let seen: ((isIntersecting: boolean) => void) | undefined;
const animate = vi.fn<() => { cancel: () => void }>(() => ({ cancel }));
const cancel = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  motion = 'no-preference';
  seen = undefined;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.endsWith(`: ${motion})`) }) as MediaQueryList,
  );
  window.IntersectionObserver = class extends window.IntersectionObserver {
    constructor(tell: IntersectionObserverCallback) {
      super(tell);
      seen = (isIntersecting) => tell([{ isIntersecting } as IntersectionObserverEntry], this);
    }
  };
  Object.assign(document, { adoptedStyleSheets: [] });
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  Object.assign(Element.prototype, { animate });
  animate.mockClear();
  cancel.mockClear();
  moving.mockReset();
  moving.mockResolvedValue({ drawing: { viewBox: '0 0 100 80', markup: eyes, styles: 'a{}' } });
});

const isDrawing = () => screen.getByRole('img', { name: 'A cat' }).tagName === 'svg';

async function showMoving() {
  render(<MovingPicture picture={picture} />);
  await giveVisitorSign();
  await waitFor(() => expect(seen).toBeDefined());
  seen?.(true);
  seen = undefined;
  await waitFor(() => expect(seen).toBeDefined());
  expect(isDrawing()).toBe(true);
}

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

// docs/product.md, section 9.
describe('a picture that moves', () => {
  it('the parts of a drawing in view move one at a time, with pauses', async () => {
    await showMoving();
    await after(20_000);
    expect(animate).not.toHaveBeenCalled();
    seen!(true);
    await after(1000);
    expect(animate).toHaveBeenCalledOnce();
    await after(3000);
    expect(animate).toHaveBeenCalledOnce();
    await after(5000);
    expect(animate).toHaveBeenCalledTimes(2);
  });

  it('a drawing out of view stops, and moves again when it comes back', async () => {
    await showMoving();
    seen!(true);
    await after(1000);
    seen!(false);
    expect(cancel).toHaveBeenCalledOnce();
    await after(60_000);
    expect(animate).toHaveBeenCalledOnce();
    seen!(true);
    await after(1000);
    expect(animate).toHaveBeenCalledTimes(2);
  });

  it('a drawing stops once the visitor asks for less motion', async () => {
    await showMoving();
    seen!(true);
    motion = 'reduce';
    await after(60_000);
    expect(animate).not.toHaveBeenCalled();
  });

  const photo = { sources: {}, img: { src: '/cat.jpg', w: 10, h: 8 } };

  it.each<[string, Picture, () => void]>([
    ['for visitors who want less motion', picture, () => (motion = 'reduce')],
    ['for a drawing out of view', picture, () => undefined],
    ['for a photograph in its place', { ...picture, src: photo }, () => undefined],
  ])('no moving drawing is fetched %s', async (_, shown, prepare) => {
    prepare();
    render(<MovingPicture picture={shown} />);
    await giveVisitorSign();
    seen?.(false);
    await after(10_000);
    expect(moving).not.toHaveBeenCalled();
    expect(isDrawing()).toBe(false);
  });

  it('a drawing that can’t be fetched stays still', async () => {
    moving.mockRejectedValue(new Error('offline'));
    render(<MovingPicture picture={picture} />);
    await giveVisitorSign();
    await waitFor(() => expect(seen).toBeDefined());
    seen!(true);
    await waitFor(() => expect(moving).toHaveBeenCalled());
    expect(isDrawing()).toBe(false);
  });
});
