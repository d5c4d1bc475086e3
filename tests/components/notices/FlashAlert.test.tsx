import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FlashAlert } from '#src/components/notices/FlashAlert.tsx';
import { flashMessageState } from '#src/platform/useFlashMessage.ts';

it('a message from the previous page is announced and can be dismissed', async () => {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', state: flashMessageState('Saved.') }]}>
      <FlashAlert />
    </MemoryRouter>,
  );
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Saved.'));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
