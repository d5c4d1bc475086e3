import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useTypedBeforeHydration } from '#src/platform/hydration/useTypedBeforeHydration.ts';

/** Sets a field's value as typing does, unseen by React, which watches the property. */
function type(text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  set!.call(screen.getByRole('textbox'), text);
}

function Field({ whileHydrating }: { whileHydrating: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const [name, setName] = useState('');
  const [, setCount] = useState(0);
  useTypedBeforeHydration(box, { name: '' }, (typed) => setName(typed.name ?? ''));
  return (
    <div ref={box}>
      <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <Late whileHydrating={whileHydrating} />
      <button onClick={() => setCount((count) => count + 1)}>Render again</button>
    </div>
  );
}

function Late({ whileHydrating }: { whileHydrating: () => void }) {
  whileHydrating();
  return null;
}

it('a letter typed while the page is hydrated can be removed again', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Field whileHydrating={() => {}} />);
  document.body.append(container);
  type('Asha');
  render(<Field whileHydrating={() => type('Ashaa')} />, { container, hydrate: true });
  expect(screen.getByRole('textbox')).toHaveValue('Ashaa');
  type('Asha');
  fireEvent(screen.getByRole('textbox'), new Event('input', { bubbles: true }));
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('textbox')).toHaveValue('Asha');
});
