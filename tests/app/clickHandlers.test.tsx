import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { queryClient } from '#src/api/queryClient.ts';
import { followWhileBooking } from '#src/app/clickHandlers.ts';

function Page() {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  return (
    <div onClickCapture={(event) => followWhileBooking(event, navigate)}>
      <a href="/clinics#map">Clinics</a>
      <a href="/">This page</a>
      <a href="/#contacts">Its anchor</a>
      <output>{pathname + hash}</output>
    </div>
  );
}

/** Returns whether the click would open another document. */
function leaves(name = 'Clinics', keys: { ctrlKey?: boolean } = {}) {
  let isAsked = false;
  const note = (event: Event) => {
    isAsked = !event.defaultPrevented;
    // jsdom follows no link.
    event.preventDefault();
  };
  window.addEventListener('click', note, { once: true });
  fireEvent.click(screen.getByRole('link', { name }), keys);
  return isAsked;
}

it('a link keeps the document open while a booking is being sent', async () => {
  render(<Page />, { wrapper: MemoryRouter });
  expect(leaves()).toBe(true);
  let answer!: () => void;
  const call = () => new Promise<void>((resolve) => (answer = resolve));
  const booking = queryClient.getMutationCache().build(queryClient, { mutationFn: call });
  const sent = booking.execute(undefined);
  await waitFor(() => expect(queryClient.isMutating()).toBe(1));
  expect(leaves('Clinics', { ctrlKey: true })).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
  expect(leaves()).toBe(false);
  expect(screen.getByRole('status')).toHaveTextContent('/clinics#map');
  expect(leaves('This page')).toBe(false);
  expect(leaves('Its anchor')).toBe(true);
  await act(async () => {
    answer();
    await sent;
  });
  expect(leaves()).toBe(true);
});
