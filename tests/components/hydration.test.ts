import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The module as a page loads it: nobody has done anything yet. */
async function load() {
  vi.resetModules();
  return import('#src/components/hydration.ts');
}

function container(address?: string) {
  const element = document.createElement('div');
  if (address !== undefined) element.dataset.address = address;
  return element;
}

/** Whether a promise has resolved by now. */
async function isResolved(promise: Promise<void>) {
  return Promise.race([promise.then(() => true), new Promise((r) => setTimeout(r, 20, false))]);
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', vi.fn<() => void>());
  vi.stubGlobal('scrollY', 0);
  history.replaceState(null, '', '/');
});

describe('firstWave', () => {
  it('the first wave is due at once on a page that was not prerendered', async () => {
    const { firstWave } = await load();
    expect(await isResolved(firstWave(container()))).toBe(true);
  });

  it('the first wave waits on a prerendered page until the browser is idle', async () => {
    const { firstWave } = await load();
    const wave = firstWave(container('/'));
    expect(await isResolved(wave)).toBe(false);
    const [whenIdle] = vi.mocked(window.requestIdleCallback).mock.calls[0]!;
    whenIdle({ didTimeout: false, timeRemaining: () => 50 });
    expect(await isResolved(wave)).toBe(true);
  });

  it.each(['pointerDown', 'keyDown', 'focusIn'] as const)(
    'the first wave starts early when the visitor touches the page: %s',
    async (touch) => {
      const { firstWave } = await load();
      const wave = firstWave(container('/'));
      fireEvent[touch](document.body);
      expect(await isResolved(wave)).toBe(true);
    },
  );

  it('the first wave of a document opened ahead of the visitor waits until it is shown', async () => {
    Object.assign(document, { prerendering: true });
    const { firstWave } = await load();
    const waves = [firstWave(container('/')), firstWave(container())];
    expect(await Promise.all(waves.map(isResolved))).toEqual([false, false]);
    expect(window.requestIdleCallback).not.toHaveBeenCalled();
    Object.assign(document, { prerendering: false });
    fireEvent(document, new Event('prerenderingchange'));
    expect(await isResolved(waves[1]!)).toBe(true);
    expect(window.requestIdleCallback).toHaveBeenCalledOnce();
  });

  it('a pointer that only moves does not start the first wave', async () => {
    const { firstWave } = await load();
    const wave = firstWave(container('/'));
    fireEvent.pointerMove(document.body, { movementX: 1 });
    expect(await isResolved(wave)).toBe(false);
  });
});

describe('visitorSign', () => {
  it('the second wave does not start by itself', async () => {
    const { visitorSign } = await load();
    expect(await isResolved(visitorSign)).toBe(false);
  });

  it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin', 'popstate'])(
    'the second wave starts with the first %s',
    async (sign) => {
      const { visitorSign } = await load();
      window.dispatchEvent(new Event(sign));
      expect(await isResolved(visitorSign)).toBe(true);
    },
  );

  it('a pointer that rests on the page does not start the second wave, one that moves does', async () => {
    const { visitorSign } = await load();
    fireEvent.pointerMove(document.body);
    expect(await isResolved(visitorSign)).toBe(false);
    fireEvent.pointerMove(document.body, { movementY: 1 });
    expect(await isResolved(visitorSign)).toBe(true);
  });

  it('the second wave starts at once if the page opens at an anchor or scrolled', async () => {
    history.replaceState(null, '', '/#contacts');
    expect(await isResolved((await load()).visitorSign)).toBe(true);
    history.replaceState(null, '', '/');
    vi.stubGlobal('scrollY', 300);
    expect(await isResolved((await load()).visitorSign)).toBe(true);
  });
});
