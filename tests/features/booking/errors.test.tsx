import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as messages from '#src/features/booking/form/messages.tsx';
import { bookingFields } from '#src/features/booking/shared/bookingAnswers.ts';
import { booked } from '#src/features/booking/shared/outcomeMessages.tsx';
import { renderAt } from '#tests/support/renderAt.tsx';
import { stopClock } from '#tests/support/stopClock.ts';
import {
  collectBookings,
  enter,
  field,
  isSending,
  noon,
  openFilled,
  sendBooking,
  submit,
} from './bookingKit.ts';

beforeEach(() => stopClock(noon));

it('no field shows an error before the booking form is sent', async () => {
  const { user, queryByText } = await renderAt('/devcontact');
  await user.type(field('mobileNumber'), '12');
  await user.click(field('name'));
  await user.tab();
  expect(queryByText(messages.mobileNumberWrong)).toBeNull();
  expect(field('mobileNumber')).not.toBeInvalid();
});

it('a booking with missing answers is not sent, and shows an error under each field', async () => {
  const { getByText } = await renderAt('/devcontact');
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  submit();
  const count = getByText(messages.errorCount(9)).closest('[role=status]');
  expect(scrolled.mock.contexts).toEqual([count]);
  expect(field('location')).toHaveFocus();
  for (const name of bookingFields) {
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(/required|Please select|cannot be empty/);
  }
  expect(isSending()).toBe(false);
});

it('an answer is checked again as it is corrected, and the other errors stay', async () => {
  const { user, getAllByRole, getByText } = await sendBooking({ name: '', email: '' });
  expect(field('name')).toHaveFocus();
  await user.type(field('email'), 'asha');
  expect(field('email')).toHaveAccessibleDescription(expect.stringContaining(messages.emailWrong));
  const said = getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toContain(messages.emailWrong);
  await user.type(field('email'), '@example.com');
  expect(field('email')).not.toBeInvalid();
  expect(field('email')).toHaveFocus();
  expect(getByText(messages.errorCount(1))).toBeVisible();
  expect(field('name')).toBeInvalid();
});

it('a mobile number becomes its ten digits when its field is left', async () => {
  const { user } = await renderAt('/devcontact');
  await user.click(field('mobileNumber'));
  await user.paste('+९१ ९८७६५-४३२१०');
  await user.tab();
  expect(field('mobileNumber')).toHaveValue('9876543210');
});

it('a booking is sent with the mobile number’s ten digits and a trimmed name', async () => {
  const sent = collectBookings();
  const { findByText } = await openFilled();
  enter('mobileNumber', '+91 98765 43210');
  enter('name', ' Asha Rao ');
  submit();
  await findByText(booked);
  expect(sent).toEqual([expect.objectContaining({ mobileNumber: '9876543210', name: 'Asha Rao' })]);
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
  expect(mobile).toHaveAccessibleDescription(messages.mobileHint);
});
