import { act, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Alert } from '#src/components/Alert.tsx';
import { flashMessageState, useFlashMessage } from '#src/components/useFlashMessage.ts';

function Page() {
  const box = useRef<HTMLDivElement>(null);
  const [message, dismiss] = useFlashMessage(60, box);
  return (
    <div ref={box}>
      <Alert kind="success" message={message} onDismiss={dismiss} />
    </div>
  );
}

function open() {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], {
    initialEntries: [{ pathname: '/', state: flashMessageState('Saved.') }],
  });
  render(<RouterProvider router={router} />);
}

async function afterItsTime() {
  await act(() => new Promise((resolve) => setTimeout(resolve, 120)));
}

describe('a message from the page before', () => {
  it('a message from the page before is announced, and goes by itself after its time', async () => {
    open();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Saved.'));
    await afterItsTime();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('stays while the focus is in it', async () => {
    open();
    (await screen.findByRole('button', { name: 'Dismiss' })).focus();
    await afterItsTime();
    expect(screen.getByRole('alert')).toHaveTextContent('Saved.');
  });
});
