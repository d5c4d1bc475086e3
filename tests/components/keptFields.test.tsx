import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { keepTypedFields, restoreTypedFields } from '#src/components/keptFields.ts';

function Field({ name, label, type }: { name?: string; label: string; type?: string }) {
  const [value, setValue] = useState('');
  return (
    <label>
      <span>{label}</span>
      <input
        name={name}
        type={type}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <output>{value.length}</output>
    </label>
  );
}

function Page() {
  return (
    <>
      <form aria-label="Login">
        <Field name="email" label="Email" />
        <Field name="password" type="password" label="Password" />
      </form>
      <form aria-label="Newsletter">
        <Field name="email" label="Your e-mail" />
      </form>
      <Field label="Note" />
    </>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

/** Types, as a browser does; reloads; returns what the fields hold and what the page knows of it. */
function afterReload(typed: Record<string, string>, pathname = '/login') {
  render(<Page />);
  for (const [label, value] of Object.entries(typed)) field(label).value = value;
  keepTypedFields('/login');
  cleanup();
  render(<Page />);
  restoreTypedFields(pathname);
  return ['Email', 'Password', 'Your e-mail', 'Note'].map((label) => field(label).value);
}

afterEach(() => sessionStorage.clear());

// What is typed before hydration: e2e/prerendered.spec.ts.

it('what is typed comes back after a reload, in each form its own, and no password', async () => {
  const typed = { Email: 'a@x.test', Password: 'secret', 'Your e-mail': 'b@x.test', Note: 'Call' };
  expect(afterReload(typed)).toEqual(['a@x.test', '', 'b@x.test', 'Call']);
  // The page knows of it.
  expect(await screen.findAllByText('8')).toHaveLength(2);
  expect(JSON.stringify(sessionStorage)).not.toContain('x.test');
});

it('what is typed comes back on its own page only', () => {
  expect(afterReload({ Note: 'Call' }, '/about')).toEqual(['', '', '', '']);
  restoreTypedFields('/login');
  expect(field('Note')).toHaveValue('Call');
});

it('a field that holds something already stays as it is', () => {
  render(<Page />);
  field('Note').value = 'Old';
  keepTypedFields('/login');
  field('Note').value = 'New';
  restoreTypedFields('/login');
  expect(field('Note')).toHaveValue('New');
});

it.each([
  '',
  'no JSON',
  'null',
  '[]',
  '{"pathname":"/login"}',
  '{"pathname":"/login","typed":{"/Note":1}}',
])('anything else in the storage is ignored: %s', (kept) => {
  sessionStorage.setItem('typedBeforeReload', kept);
  render(<Page />);
  restoreTypedFields('/login');
  expect(field('Note')).toHaveValue('');
});

it('a browser without storage keeps nothing and says nothing', () => {
  const refuse = () => {
    throw new DOMException('no storage', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(afterReload({ Note: 'Call' })).toEqual(['', '', '', '']);
});
