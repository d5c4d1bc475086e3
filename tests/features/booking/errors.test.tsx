import { fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/renderAt.tsx';
import {
  clinicsAreLoaded,
  collectBookings,
  enter,
  field,
  fillIn,
  labels,
  messages,
  stopTheClock,
  submit,
  valuesNow,
  whole,
  type Label,
} from './bookingKit.ts';

beforeEach(() => stopTheClock());
afterEach(() => {
  vi.useRealTimers();
});

const everything: Record<Label, string> = {
  Name: messages.name,
  'Mobile Number': messages.mobile,
  Email: messages.email,
  Location: messages.location,
  'Appointment Type': messages.type,
  'Pet Type': messages.pet,
  'Appointment Date': messages.date,
  'Appointment Time': messages.time,
  Comments: messages.comments,
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

  it('says everything that is missing at once, under each field and above the form, and sends nothing', async () => {
    const sent = collectBookings();
    const { getByRole } = await renderAt('/devcontact');
    submit();
    const summary = getByRole('group', { name: '9 answers need another look' });
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(Object.values(everything));
    expect(summary).toHaveTextContent(
      'Nothing was sent this time. Everything you typed is still here.',
    );
    for (const label of labels) {
      expect(field(label)).toBeInvalid();
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(everything[label]));
    }
    expect(sent).toEqual([]);
  });

  it.each<[Label, string, string]>([
    ['Name', '   ', messages.name],
    ['Mobile Number', '', messages.mobile],
    ['Mobile Number', '987654321', messages.mobileDigits],
    ['Mobile Number', '98765432101', messages.mobileDigits],
    ['Mobile Number', '98765abcde', messages.mobileDigits],
    ['Email', '', messages.email],
    ['Email', 'asha@', messages.emailFormat],
    ['Email', 'as ha@example.com', messages.emailFormat],
    ['Location', '', messages.location],
    ['Appointment Type', '', messages.type],
    ['Pet Type', '', messages.pet],
    ['Appointment Date', '', messages.date],
    ['Appointment Date', '2026-11-19', messages.past],
    ['Appointment Time', '', messages.time],
    ['Comments', ' \n ', messages.comments],
  ])('does not send a booking with %s %j', async (label, value, message) => {
    const sent = collectBookings();
    const { getByRole } = await renderAt('/devcontact');
    await fillIn({ [label]: value });
    const before = valuesNow();
    submit();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    const summary = getByRole('group', { name: /need(s)? another look/ });
    expect(within(summary).getByRole('link', { name: message })).toBeInTheDocument();
    expect(valuesNow()).toEqual(before);
    expect(sent).toEqual([]);
  });

  it.each([
    ['09:00', '9:00 AM'],
    ['20:00', '8:00 PM'],
  ])('does not send a restored time of %s, when the clinic is closed', async (time, shown) => {
    // The opening hours have changed since it was chosen.
    const draft = {
      name: 'Asha Rao',
      mobileNumber: '9876543210',
      email: 'asha@example.com',
      location: '11',
      appointmentType: 'Surgery',
      petType: 'Cat',
      appointmentDate: '2026-11-23',
      appointmentTime: time,
      comments: 'Limping since Saturday.',
    };
    sessionStorage.setItem('bookingDraft:full-with-creation-date', JSON.stringify(draft));
    const sent = collectBookings();
    const { user, getByRole, findByText } = await renderAt('/devcontact');
    await clinicsAreLoaded();
    expect(field('Appointment Time')).toHaveDisplayValue(shown);
    submit();
    expect(field('Appointment Time')).toHaveAccessibleDescription(messages.hours);
    const summary = getByRole('group', { name: '1 answer needs another look' });
    expect(within(summary).getByRole('link')).toHaveTextContent(messages.hours);
    expect(field('Appointment Time')).toHaveValue(time);
    expect(sent).toEqual([]);
    await user.selectOptions(field('Appointment Time'), '10:30 AM');
    submit();
    await findByText(messages.booked);
    expect(sent).toEqual([expect.objectContaining({ appointmentTime: '10:30' })]);
  });

  it('speaks of one answer where one is wrong', async () => {
    const { getByRole } = await renderAt('/devcontact');
    await fillIn({ Name: '' });
    submit();
    expect(getByRole('group', { name: '1 answer needs another look' })).toHaveFocus();
  });

  it('checks an answer again as it is corrected, and keeps the errors of the others', async () => {
    const { user, queryByText, getByRole } = await renderAt('/devcontact');
    await fillIn({ Name: '', Email: '', Comments: '' });
    submit();
    await user.type(field('Email'), 'asha');
    expect(field('Email')).toHaveAccessibleDescription(
      expect.stringContaining(messages.emailFormat),
    );
    await user.type(field('Email'), '@example.com');
    expect(field('Email')).not.toBeInvalid();
    expect(field('Email')).toHaveFocus();
    expect(queryByText(messages.emailFormat)).toBeNull();
    expect(getByRole('group', { name: '2 answers need another look' })).toBeInTheDocument();
    // A field that was correct gets no error while it is being changed.
    enter('Mobile Number', '');
    expect(field('Mobile Number')).not.toBeInvalid();
  });

  it('leads from the summary to the field, with its label in view', async () => {
    const { user, getByRole, getByText } = await renderAt('/devcontact');
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this);
    };
    await fillIn({ Comments: '' });
    submit();
    await user.click(getByRole('link', { name: messages.comments }));
    expect(field('Comments')).toHaveFocus();
    expect(scrolled.at(-1)).toBe(getByText('Comments'));
  });

  it('focuses the summary again where the second submit fails too', async () => {
    const { user, getByRole } = await renderAt('/devcontact');
    submit();
    await user.type(field('Name'), 'Asha{Enter}');
    expect(getByRole('group', { name: '8 answers need another look' })).toHaveFocus();
  });

  it('removes the errors once everything is correct, and sends', async () => {
    const sent = collectBookings();
    const { findByText, queryByRole } = await renderAt('/devcontact');
    submit();
    await fillIn();
    expect(queryByRole('group', { name: /another look/ })).toBeNull();
    submit();
    await findByText(messages.booked);
    expect(sent).toHaveLength(1);
  });
});

describe('a mobile number', () => {
  it.each(['+91 98765-43210', '098765 43210', '(98765) 43210', '\u202a+919876543210\u202c'])(
    'turns a mobile number that is pasted as %j into ten digits',
    async (number) => {
      const { user } = await renderAt('/devcontact');
      await user.click(field('Mobile Number'));
      await user.paste(number);
      expect(field('Mobile Number')).toHaveValue('9876543210');
    },
  );

  it('turns a mobile number that the browser fills in into ten digits', async () => {
    await renderAt('/devcontact');
    // Chrome's autofill: an input event without a type.
    fireEvent.input(field('Mobile Number'), { target: { value: '+91 98765 43210' } });
    expect(field('Mobile Number')).toHaveValue('9876543210');
  });

  it.each(['९८७६५४३२१०', '٩٨٧٦٥٤٣٢١٠', '۹۸۷۶۵۴۳۲۱۰', '９８７６５４３２１０', '௯௮௭௬௫௪௩௨௧௦'])(
    'shows the digits of a number that is typed as %s as 0 to 9, and takes it',
    async (number) => {
      const sent = collectBookings();
      const { user, findByText } = await renderAt('/devcontact');
      await fillIn({ 'Mobile Number': '' });
      await user.type(field('Mobile Number'), number);
      expect(field('Mobile Number')).toHaveValue('9876543210');
      submit();
      await findByText(messages.booked);
      expect(sent).toEqual([expect.objectContaining({ mobileNumber: '9876543210' })]);
    },
  );

  it.each(['+९१ ९८७६५-४३२१०', '+٩١ ٩٨٧٦٥ ٤٣٢١٠', '००९१९८७६५४३२१०'])(
    'takes the country’s code off a number that is pasted as %s',
    async (number) => {
      const { user } = await renderAt('/devcontact');
      await user.click(field('Mobile Number'));
      await user.paste(number);
      expect(field('Mobile Number')).toHaveValue('9876543210');
    },
  );

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

  it.each(['98765 43210', '+919876543210'])(
    'validates a mobile number that is typed as %j as it is',
    async (number) => {
      const { user } = await renderAt('/devcontact');
      await fillIn({ 'Mobile Number': '' });
      await user.type(field('Mobile Number'), number);
      submit();
      expect(field('Mobile Number')).toHaveValue(number);
      expect(field('Mobile Number')).toHaveAccessibleDescription(
        expect.stringContaining(messages.mobileDigits),
      );
    },
  );

  it('leaves a pasted mobile number that is ambiguous', async () => {
    const { user } = await renderAt('/devcontact');
    await user.click(field('Mobile Number'));
    await user.paste('98765 43210 / 98765 43211');
    expect(field('Mobile Number')).toHaveValue('98765 43210 / 98765 43211');
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
});

it('fills in a complete booking without an error', async () => {
  await renderAt('/devcontact');
  await fillIn();
  expect(valuesNow()).toEqual(whole);
});
