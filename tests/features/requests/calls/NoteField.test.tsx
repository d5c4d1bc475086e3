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
