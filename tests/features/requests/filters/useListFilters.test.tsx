import { act, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useListFilters } from '#src/features/requests/filters/useListFilters.ts';

function List() {
  const [{ sheet, search }, onChange] = useListFilters('');
  return sheet ? (
    <p>The day sheet</p>
  ) : (
    <input value={search} onChange={() => undefined} onClick={() => onChange({ search: 'Ow' })} />
  );
}

it('leaves the address of the day sheet alone where Back is pressed while the search is typed', async () => {
  window.history.replaceState(null, '', '/list?sheet=day');
  const router = createBrowserRouter([{ path: '/list', Component: List }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/list'));
  act(() => screen.getByRole('textbox').click());
  expect(window.location.search).toBe('?q=Ow');

  // Chromium tells of the focus that goes with the field before React runs an effect.
  const takeFocus = () => document.dispatchEvent(new FocusEvent('focusout'));
  window.addEventListener('popstate', takeFocus, { capture: true, once: true });
  window.history.back();
  await screen.findByText('The day sheet');
  expect(window.location.search).toBe('?sheet=day');

  window.history.forward();
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('Ow'));
  expect(window.location.search).toBe('?q=Ow');
  router.dispose();
});
