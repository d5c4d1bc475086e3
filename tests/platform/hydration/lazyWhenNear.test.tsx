import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { lazyWhenNear } from '#src/platform/hydration/lazyWhenNear.tsx';
import { expectConsole } from '#tests/support/expectConsole.ts';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`Pressed ${count} times`}</button>;
}

it('a part whose code could not be loaded is loaded by the next press, which counts', async () => {
  expectConsole('error', 'A part of the page could not be loaded.');
  const load = vi
    .fn<() => Promise<typeof Counter>>()
    .mockRejectedValueOnce(new Error('Offline'))
    .mockResolvedValue(Counter);
  const Part = lazyWhenNear(load);
  const container = document.createElement('div');
  container.innerHTML = `<div>${renderToString(<Counter />)}</div>`;
  document.body.append(container);
  render(
    <MemoryRouter>
      <Part />
    </MemoryRouter>,
    { container, hydrate: true },
  );
  const press = () => act(async () => screen.getByRole('button').click());
  await press();
  await press();
  expect(await screen.findByText('Pressed 1 times')).toBeVisible();
});
