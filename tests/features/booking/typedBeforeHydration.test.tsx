import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { BookingPayload } from '#src/domain/types.ts';
import { takeOver } from '#src/features/booking/earlyForm.ts';
import { BookingForm } from '#src/features/booking/BookingForm.tsx';
import { renderAt } from '#tests/support/renderAt.tsx';
import { field, fillIn, storesAreIn, valuesNow } from './bookingKit.ts';

const phone = { display: '+91 00000 01234', href: 'tel:+910000001234' };

function Form({ typed }: { typed?: Record<string, string> }) {
  return (
    <BookingForm
      variant="simple"
      clinics={{ status: 'pending', clinics: [], retry: () => undefined }}
      book={(payload: BookingPayload) => Promise.reject(new Error(payload.name))}
      clock={() => ({ date: '2026-11-20', time: '12:00' })}
      phone={phone}
      provider="VetBuddy"
      next="We call you."
      typed={typed}
    />
  );
}

const early = {
  Name: 'Asha',
  'Mobile Number': '98765',
  'Appointment Type': 'Grooming',
  'Pet Type': 'Cat',
  'Appointment Date': '2026-11-23',
  'Appointment Time': '11:00',
  Comments: 'Limps',
} as const;

/** The form as it comes with a prerendered page, and what somebody puts into it before its script is there. */
function prerendered() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Form />);
  document.body.append(container);
  for (const [label, value] of Object.entries(early))
    field(label as keyof typeof early).value = value;
  return container;
}

describe('what is typed before the script is there', () => {
  it('is kept when the form comes to life, and for a reload', () => {
    const container = prerendered();
    render(<Form />, { container, hydrate: true });
    expect(valuesNow()).toEqual(expect.objectContaining(early));
    const kept = JSON.parse(sessionStorage.getItem('bookingDraft:simple')!) as unknown;
    expect(kept).toEqual(expect.objectContaining({ name: 'Asha', petType: 'Cat' }));
    container.remove();
  });

  it.each(['stays', 'is replaced'])('is a number without its code where the form %s', (how) => {
    const container = prerendered();
    field('Mobile Number').value = '+91 98765-43210';
    if (how === 'stays') {
      render(<Form />, { container, hydrate: true });
    } else {
      const { typed } = takeOver(container);
      container.replaceChildren();
      render(<Form typed={typed} />, { container });
    }
    expect(field('Mobile Number')).toHaveValue('9876543210');
    container.remove();
  });

  it('counts for more than what an earlier visit left', () => {
    sessionStorage.setItem('bookingDraft:simple', '{"name":"Old","email":"old@example.com"}');
    const container = prerendered();
    render(<Form />, { container, hydrate: true });
    expect(field('Name')).toHaveValue('Asha');
    expect(field('Email')).toHaveValue('old@example.com');
    container.remove();
  });

  it('goes over into a form that takes the first one’s place, with the place in it', () => {
    const container = prerendered();
    field('Comments').focus();
    field('Comments').setSelectionRange(2, 3);
    const { typed, goOn } = takeOver(container);
    container.replaceChildren();
    render(<Form typed={typed} />, { container });
    goOn(container, false);
    expect(valuesNow()).toEqual(expect.objectContaining(early));
    expect(field('Comments')).toHaveFocus();
    expect(field('Comments').selectionStart).toBe(2);
    expect(field('Comments').selectionEnd).toBe(3);
    container.remove();
  });

  it('is sent where that was asked for too early', async () => {
    const container = prerendered();
    const { typed, goOn } = takeOver(container);
    container.replaceChildren();
    const { findByRole } = render(<Form typed={typed} />, { container });
    goOn(container, true);
    expect(await findByRole('group', { name: '3 answers need another look' })).toHaveFocus();
    container.remove();
  });

  it('leaves the focus where it is when it is not in the form', () => {
    const container = prerendered();
    const { goOn } = takeOver(container);
    goOn(container, false);
    expect(document.body).toHaveFocus();
    container.remove();
  });

  it('is sent nowhere by a press that comes too early', () => {
    const container = prerendered();
    // A form in a page, not in a dialog, that is sent by this method goes nowhere.
    expect(container.querySelector('form')).toHaveAttribute('method', 'dialog');
    container.remove();
  });
});

describe('the form at the foot of the landing page', () => {
  function countStoresCalls() {
    const open = vi.spyOn(XMLHttpRequest.prototype, 'open');
    return () => open.mock.calls.filter(([, url]) => String(url).includes('stores-list')).length;
  }

  it('is fetched when an address asks for it', async () => {
    const { queryByText } = await renderAt('/#contacts');
    await storesAreIn();
    await fillIn();
    expect(queryByText(/The booking form is on its way/)).toBeNull();
  });

  it('waits, with the phone number, until somebody reaches for it', async () => {
    const calls = countStoresCalls();
    const { user, getByText, findByLabelText, getAllByRole, queryByLabelText } =
      await renderAt('/');
    const waiting = getByText(/The booking form is on its way/);
    expect(waiting).toHaveTextContent('+91 00000 01234');
    expect(queryByLabelText('Comments')).toBeNull();
    expect(calls()).toBe(0);
    await user.hover(getAllByRole('link', { name: 'Book Now' })[0]!);
    await findByLabelText('Comments');
    expect(waiting).not.toBeInTheDocument();
    await storesAreIn();
    expect(calls()).toBe(1);
  });

  it('is fetched for the keyboard too', async () => {
    const { getAllByRole, findByLabelText } = await renderAt('/');
    getAllByRole('link', { name: 'Book Now' })[0]!.focus();
    expect(await findByLabelText('Comments')).toHaveValue('');
  });
});
