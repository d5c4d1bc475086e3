import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BookingField } from '#src/domain/types.ts';
import { bookingFields } from '#src/features/booking/draft/bookingDraft.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import {
  clinicsAreLoaded,
  collectBookings,
  enter,
  field,
  messages,
  openFilled,
  sendBooking,
  stopTheClock,
  submit,
  wholeDraft,
} from './bookingKit.ts';

beforeEach(() => stopTheClock());

const everything: Record<BookingField, string> = {
  location: messages.location,
  appointmentType: messages.type,
  appointmentDate: messages.date,
  appointmentTime: messages.time,
  petType: messages.pet,
  comments: messages.comments,
  name: messages.name,
  mobileNumber: messages.mobile,
  email: messages.email,
};

/* The rules stand in bookingRules.test.ts; when a problem is told, in bookingReducer.test.ts. */
describe('a booking with something missing', () => {
  it('shows no error under a field before the form is sent', async () => {
    const { user, queryByText } = await renderAt('/devcontact');
    await user.type(field('mobileNumber'), '12');
    await user.click(field('name'));
    await user.tab();
    for (const message of Object.values(everything)) expect(queryByText(message)).toBeNull();
    expect(field('mobileNumber')).not.toBeInvalid();
  });

  it('shows every missing answer under its field, counts them above the form, focuses the first, and sends nothing', async () => {
    const sent = collectBookings();
    const { getByText } = await renderAt('/devcontact');
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    submit();
    const count = getByText('9 answers are missing or not right').closest('[role=status]');
    expect(scrolled.mock.contexts).toEqual([count]);
    expect(field('location')).toHaveFocus();
    for (const name of bookingFields) {
      expect(field(name)).toBeInvalid();
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(everything[name]));
    }
    expect(sent).toEqual([]);
  });

  it('checks an answer again as it is corrected, says so to screen readers, and keeps the errors of the others', async () => {
    const { user, getAllByRole, getByText } = await sendBooking({ name: '', email: '' });
    expect(field('name')).toHaveFocus();
    await user.type(field('email'), 'asha');
    expect(field('email')).toHaveAccessibleDescription(
      expect.stringContaining(messages.emailFormat),
    );
    const said = getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain(messages.emailFormat);
    await user.type(field('email'), '@example.com');
    expect(field('email')).not.toBeInvalid();
    expect(field('email')).toHaveFocus();
    expect(getByText('1 answer is missing or not right')).toBeVisible();
    expect(field('name')).toBeInvalid();
  });

  it('shows a restored time at which the clinic is closed, and says on submit that it can’t be booked', async () => {
    // The opening hours have changed since it was chosen.
    const draft = { ...wholeDraft, appointmentTime: '09:00' };
    sessionStorage.setItem('bookingDraft:full-with-creation-date', JSON.stringify(draft));
    const sent = collectBookings();
    await renderAt('/devcontact');
    await clinicsAreLoaded();
    expect(field('appointmentTime')).toHaveDisplayValue('9:00 AM');
    submit();
    expect(field('appointmentTime')).toHaveAccessibleDescription(messages.hours);
    expect(field('appointmentTime')).toHaveValue('09:00');
    expect(sent).toEqual([]);
  });
});

describe('a mobile number', () => {
  it('a mobile number becomes its ten digits when its field is left, unless it is ambiguous', async () => {
    const { user } = await renderAt('/devcontact');
    for (const [pasted, kept] of [
      ['+९१ ९८७६५-४३२१०', '9876543210'],
      ['98765 43210 / 98765 43211', '98765 43210 / 98765 43211'],
    ] as const) {
      await user.clear(field('mobileNumber'));
      await user.paste(pasted);
      await user.tab();
      expect(field('mobileNumber')).toHaveValue(kept);
    }
  });

  it('a mobile number that the browser fills in is sent as its ten digits', async () => {
    const sent = collectBookings();
    const { findByText } = await openFilled();
    enter('mobileNumber', '+91 98765 43210');
    submit();
    await findByText(messages.booked);
    expect(sent).toEqual([expect.objectContaining({ mobileNumber: '9876543210' })]);
  });

  it('a mobile number typed in another script shows as 0 to 9, once an input method has composed it', async () => {
    const { user } = await renderAt('/devcontact');
    const mobile = field('mobileNumber');
    await user.type(mobile, '९८');
    expect(mobile).toHaveValue('98');
    fireEvent.compositionStart(mobile);
    fireEvent.input(mobile, {
      target: { value: '98७' },
      isComposing: true,
      inputType: 'insertCompositionText',
    });
    expect(mobile).toHaveValue('98७');
    fireEvent.compositionEnd(mobile);
    expect(mobile).toHaveValue('987');
  });

  it('the mobile number’s field brings up the number keys, and does not cut a pasted number', async () => {
    await renderAt('/devcontact');
    const mobile = field('mobileNumber');
    expect(mobile).toHaveAttribute('type', 'tel');
    expect(mobile).toHaveAttribute('inputmode', 'numeric');
    expect(mobile).toHaveAttribute('autocomplete', 'tel-national');
    expect(mobile).not.toHaveAttribute('maxlength');
    expect(mobile).toHaveAccessibleDescription('10 digits');
  });
});
