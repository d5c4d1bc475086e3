import { render } from '@testing-library/react';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  forgetPrerenderedFields,
  notePrerenderedFields,
  useTypedBeforeHydration,
} from '#src/components/useTypedBeforeHydration.ts';

const rendered = { name: 'Asha', city: '', notes: '', sort: 'Recent' };

function Form({ onTyped }: { onTyped: (typed: Partial<typeof rendered>) => void }) {
  const form = useRef<HTMLFormElement>(null);
  useTypedBeforeHydration(form, rendered, onTyped);
  return (
    <form ref={form} aria-label="Sample">
      <h2>About you</h2>
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

describe('a form that is hydrated', () => {
  it('values changed before hydration are reported, unchanged ones are not', () => {
    const { container, field } = prerendered();
    field('city').value = 'Pune';
    field('notes').value = 'Limps';
    field('sort').value = 'Oldest';
    const onTyped = vi.fn<(typed: object) => void>();
    render(<Form onTyped={onTyped} />, { container, hydrate: true });
    expect(onTyped.mock.calls).toEqual([[{ city: 'Pune', notes: 'Limps', sort: 'Oldest' }]]);
  });

  it('a field emptied before hydration is reported', () => {
    const { container, field } = prerendered();
    field('name').value = '';
    const onTyped = vi.fn<(typed: object) => void>();
    render(<Form onTyped={onTyped} />, { container, hydrate: true });
    expect(onTyped.mock.calls).toEqual([[{ name: '' }]]);
  });

  it('nothing is reported if nothing was typed', () => {
    const { container } = prerendered();
    const onTyped = vi.fn<(typed: object) => void>();
    render(<Form onTyped={onTyped} />, { container, hydrate: true });
    expect(onTyped).not.toHaveBeenCalled();
  });
});

describe('a form that the browser has translated, so that React renders it afresh', () => {
  /** Returns what is reported, and the new form. */
  function hydrateTranslated() {
    const { container, field } = prerendered();
    field('city').value = 'Pune';
    field('sort').value = 'Oldest';
    field('notes').focus();
    const heading = container.querySelector('h2')!;
    heading.innerHTML = `<font><font>Über Sie</font></font>`;
    const onTyped = vi.fn<(typed: object) => void>();
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    notePrerenderedFields(container);
    // Typed while React is at work.
    field('notes').value = 'Limps';
    render(<Form onTyped={onTyped} />, { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).toHaveBeenCalledOnce();
    return { onTyped, field };
  }

  it('what was typed is reported, and the field keeps the focus', () => {
    const { onTyped, field } = hydrateTranslated();
    expect(onTyped.mock.calls).toEqual([[{ city: 'Pune', notes: 'Limps', sort: 'Oldest' }]]);
    expect(field('notes')).toHaveFocus();
  });

  it('another form later gets nothing of it', () => {
    hydrateTranslated();
    forgetPrerenderedFields();
    document.body.replaceChildren();
    const onTyped = vi.fn<(typed: object) => void>();
    render(<Form onTyped={onTyped} />);
    expect(onTyped).not.toHaveBeenCalled();
  });
});

it('nothing is reported in a form that was not prerendered', () => {
  const onTyped = vi.fn<(typed: object) => void>();
  render(<Form onTyped={onTyped} />);
  expect(onTyped).not.toHaveBeenCalled();
});
