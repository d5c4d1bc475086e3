import { render } from '@testing-library/react';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useTypedBeforeHydration } from '#src/components/useTypedBeforeHydration.ts';

const rendered = { name: 'Asha', city: '', notes: '', sort: 'Recent' };

function Form({ onTyped }: { onTyped: (typed: Partial<typeof rendered>) => void }) {
  const form = useRef<HTMLFormElement>(null);
  useTypedBeforeHydration(form, rendered, onTyped);
  return (
    <form ref={form}>
      <input name="name" value={rendered.name} onChange={() => undefined} />
      <input name="city" value={rendered.city} onChange={() => undefined} />
      <textarea name="notes" value={rendered.notes} onChange={() => undefined} />
      <select name="sort" value={rendered.sort} onChange={() => undefined}>
        <option value="Oldest">Oldest</option>
        <option value="Recent">Recent</option>
      </select>
    </form>
  );
}

/** The form as it stands in a prerendered page. */
function prerendered() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Form onTyped={() => undefined} />);
  document.body.append(container);
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  return { container, field };
}

afterEach(() => document.body.replaceChildren());

it.each([
  ['values changed', { city: 'Pune', notes: 'Limps', sort: 'Oldest' }],
  ['a field emptied', { name: '' }],
])('%s before hydration: reported, what is unchanged is not', (_, typed: object) => {
  const { container, field } = prerendered();
  for (const [name, value] of Object.entries(typed)) field(name).value = String(value);
  const onTyped = vi.fn<(typed: object) => void>();
  render(<Form onTyped={onTyped} />, { container, hydrate: true });
  expect(onTyped.mock.calls).toEqual([[typed]]);
});

it('nothing is reported if nothing was typed, nor in a form that was not prerendered', () => {
  const onTyped = vi.fn<(typed: object) => void>();
  render(<Form onTyped={onTyped} />, { container: prerendered().container, hydrate: true });
  render(<Form onTyped={onTyped} />);
  expect(onTyped).not.toHaveBeenCalled();
});
