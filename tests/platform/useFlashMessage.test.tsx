import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Alert } from '#src/components/notices/Alert.tsx';
import { flashMessageState, useFlashMessage } from '#src/platform/useFlashMessage.ts';

function Page() {
  const [message, dismiss] = useFlashMessage();
  return <Alert kind="success" message={message} onDismiss={dismiss} />;
}

function open() {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', state: flashMessageState('Saved.') }]}>
      <Page />
    </MemoryRouter>,
  );
}

it('a message from the previous page is announced and can be dismissed', async () => {
  open();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Saved.'));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
