import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { hydrateOnIdle } from '#src/app/hydrateOnIdle.ts';

/** A prerendered page, and what listens on it once it is alive: as React does, on the container and below it. */
function prerenderedPage() {
  const container = document.createElement('div');
  container.dataset.address = '/';
  container.innerHTML = '<form><button type="submit">Menu</button></form>';
  document.body.replaceChildren(container);
  const press = vi.fn<() => void>();
  const send = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  let arrive: () => void = () => undefined;
  const start = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve) => {
        container.addEventListener('click', press, true);
        container.addEventListener('submit', send);
        arrive = resolve;
      }),
  );
  hydrateOnIdle(container, start);
  return { button: container.querySelector('button')!, start, press, send, arrive: () => arrive() };
}

it('a click before hydration counts once, also where React already listens', async () => {
  const { button, start, press, send, arrive } = prerenderedPage();
  fireEvent.pointerDown(button);
  expect(start).toHaveBeenCalledOnce();
  button.click();
  expect(press).not.toHaveBeenCalled();
  arrive();
  await waitFor(() => expect(press).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledOnce();
});

it('Enter in a field before hydration counts once', async () => {
  const { button, press, send, arrive } = prerenderedPage();
  fireEvent.pointerDown(button);
  fireEvent.submit(button.closest('form')!);
  expect(send).not.toHaveBeenCalled();
  arrive();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(press).toHaveBeenCalledOnce();
});
