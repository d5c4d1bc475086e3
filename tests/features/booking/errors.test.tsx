import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/renderAt.tsx';
import {
  clinicsAreLoaded,
  collectBookings,
  enter,
  field,
  labels,
  messages,
  openFilled,
  sendBooking,
  stopTheClock,
  submit,
  type Label,
  valuesNow,
  wholeDraft,
} from './bookingKit.ts';

beforeEach(() => stopTheClock());

const everything: Record<Label, string> = {
  Location: messages.location,
  'Appointment Type': messages.type,
  'Appointment Date': messages.date,
  'Appointment Time': messages.time,
  'Pet Type': messages.pet,
  Comments: messages.comments,
  Name: messages.name,
  'Mobile Number': messages.mobile,
  Email: messages.email,
};

describe('a booking with something missing', () => {
  it('says nothing about a field before the form is sent', async () => {
    const { user, queryByText } = await renderAt('/devcontact');
    await user.type(field('Mobile Number'), '12');
    await user.click(field('Name'));
    await user.tab();
    for (const message of Object.values(everything)) expect(queryByText(message)).toBeNull();
    expect(field('Mobile Number')).not.toBeInvalid();
  });

  it('says everything that is missing at once under each field, counts it above the form, focuses the first, and sends nothing', async () => {
    const sent = collectBookings();
    const { getByText } = await renderAt('/devcontact');
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    submit();
    const count = getByText('9 answers are missing or not right').closest('[role=status]');
    expect(scrolled.mock.contexts).toEqual([count]);
    expect(field('Location')).toHaveFocus();
    for (const label of labels) {
      expect(field(label)).toBeInvalid();
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(everything[label]));
    }
    expect(sent).toEqual([]);
  });

  // What makes an answer wrong is told in tests/features/booking/bookingRules.test.ts.
  it.each<[Label, string, string]>([
    ['Name', '   ', messages.name],
    ['Email', 'asha@', messages.emailFormat],
    ['Appointment Date', '2026-11-19', messages.past],
  ])('does not send a booking with %s %j', async (label, value, message) => {
    const sent = collectBookings();
    const { getByText } = await openFilled({ [label]: value });
    const before = valuesNow();
    submit();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(getByText(/ missing or not right$/)).toBeVisible();
    expect(field(label)).toHaveFocus();
    expect(valuesNow()).toEqual(before);
    expect(sent).toEqual([]);
  });

  it('does not send a restored time at which the clinic is closed', async () => {
    // The opening hours have changed since it was chosen.
    const draft = { ...wholeDraft, appointmentTime: '09:00' };
    sessionStorage.setItem('bookingDraft:full-with-creation-date', JSON.stringify(draft));
    const sent = collectBookings();
    const { user, findByText, queryByText } = await renderAt('/devcontact');
    await clinicsAreLoaded();
    expect(field('Appointment Time')).toHaveDisplayValue('9:00 AM');
    submit();
    expect(field('Appointment Time')).toHaveAccessibleDescription(messages.hours);
    expect(queryByText('1 answer is missing or not right')).toBeVisible();
    expect(field('Appointment Time')).toHaveValue('09:00');
    expect(sent).toEqual([]);
    await user.selectOptions(field('Appointment Time'), '10:30 AM');
    expect(queryByText(/missing or not right/)).toBeNull();
    submit();
    await findByText(messages.booked);
    expect(sent).toEqual([expect.objectContaining({ appointmentTime: '10:30' })]);
  });

  it('checks an answer again as it is corrected, and keeps the errors of the others', async () => {
    const { user, queryByText, getByText } = await sendBooking({
      Name: '',
      Email: '',
      Comments: '',
    });
    await user.type(field('Email'), 'asha');
    expect(field('Email')).toHaveAccessibleDescription(
      expect.stringContaining(messages.emailFormat),
    );
    await user.type(field('Email'), '@example.com');
    expect(field('Email')).not.toBeInvalid();
    expect(field('Email')).toHaveFocus();
    expect(queryByText(messages.emailFormat)).toBeNull();
    expect(getByText('2 answers are missing or not right')).toBeVisible();
    // A field that was correct gets no error while it is being changed.
    enter('Mobile Number', '');
    expect(field('Mobile Number')).not.toBeInvalid();
  });

  it('counts again, and focuses the first problem, where the second submit fails too', async () => {
    const { user, getByText } = await renderAt('/devcontact');
    submit();
    await user.type(field('Name'), 'Asha{Enter}');
    expect(getByText('8 answers are missing or not right')).toBeVisible();
    expect(field('Location')).toHaveFocus();
  });
});

it.each([
  ['+91 98765-43210', '9876543210'],
  ['+९१ ९८७६५-४३२१०', '9876543210'],
  ['098765.43210', '9876543210'],
  ['98765 43210 / 98765 43211', '98765 43210 / 98765 43211'],
])('shows a mobile number %j as %j when its field is left', async (number, shown) => {
  const { user } = await renderAt('/devcontact');
  await user.click(field('Mobile Number'));
  await user.paste(number);
  await user.tab();
  expect(field('Mobile Number')).toHaveValue(shown);
});

it('sends the ten digits of a number that the browser fills in, whose field nobody leaves', async () => {
  const sent = collectBookings();
  const { findByText } = await openFilled();
  enter('Mobile Number', '+91 98765 43210');
  submit();
  await findByText(messages.booked);
  expect(sent).toEqual([expect.objectContaining({ mobileNumber: '9876543210' })]);
});

it('shows the digits of a number that is typed in another script as 0 to 9, and takes it', async () => {
  const sent = collectBookings();
  const { user, findByText } = await openFilled({ 'Mobile Number': '' });
  await user.type(field('Mobile Number'), '९८७६५४३२१०');
  expect(field('Mobile Number')).toHaveValue('9876543210');
  submit();
  await findByText(messages.booked);
  expect(sent).toEqual([expect.objectContaining({ mobileNumber: '9876543210' })]);
});

it('leaves digits that an input method still composes, and shows them as 0 to 9 then', async () => {
  await renderAt('/devcontact');
  const mobile = field('Mobile Number');
  fireEvent.compositionStart(mobile);
  fireEvent.input(mobile, {
    target: { value: '９８' },
    isComposing: true,
    inputType: 'insertCompositionText',
  });
  expect(mobile).toHaveValue('９８');
  fireEvent.compositionEnd(mobile);
  expect(mobile).toHaveValue('98');
});

it('shows the number keys for a mobile number, and sets no length that would cut a pasted one', async () => {
  await renderAt('/devcontact');
  const mobile = field('Mobile Number');
  expect(mobile).toHaveAttribute('type', 'tel');
  expect(mobile).toHaveAttribute('inputmode', 'numeric');
  expect(mobile).toHaveAttribute('autocomplete', 'tel-national');
  expect(mobile).not.toHaveAttribute('maxlength');
  expect(mobile).toHaveAccessibleDescription('10 digits');
});
