import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newCall } from '#src/domain/calls.ts';
import { NoteField } from '#src/features/requests/calls/NoteField.tsx';
import { blankRequest } from '#tests/support/staff.ts';

it('a note that is being typed goes when all notes are removed in another tab', () => {
  const record = newCall(blankRequest);
  const on = { onType: () => undefined, onLeave: () => undefined };
  const { rerender } = render(<NoteField record={record} {...on} />);
  const note = screen.getByLabelText('Note');
  fireEvent.change(note, { target: { value: 'Soon gone' } });
  expect(note).toHaveValue('Soon gone');
  rerender(<NoteField record={undefined} {...on} />);
  expect(note).toHaveValue('');
});

it('says that both texts are here once they are: when the one that is being typed is left', () => {
  const version = (by: string, value: string) => ({ by, n: 1, at: 0, value });
  const own = { ...newCall(blankRequest), note: [version('a', 'Mine')], seen: { a: 1 } };
  const both = { ...own, note: [version('b', 'Theirs'), ...own.note], seen: { a: 1, b: 1 } };
  const on = { onType: () => undefined, onLeave: () => undefined };
  const { rerender } = render(<NoteField record={own} {...on} />);
  const note = screen.getByLabelText('Note');
  fireEvent.change(note, { target: { value: 'Mine too' } });
  rerender(<NoteField record={both} {...on} />);
  expect(note).toHaveValue('Mine too');
  expect(screen.queryByText(/^This was written in two places/)).toBeNull();
  fireEvent.blur(note);
  expect(note).toHaveDisplayValue(/Theirs/);
  expect(screen.getByText(/^This was written in two places/)).toBeVisible();
});
