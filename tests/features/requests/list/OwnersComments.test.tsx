import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OwnersComments } from '#src/features/requests/list/OwnersComments.tsx';

/** What the translator answers by itself has been heard. */
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

const comments = 'शनिवार से लँगड़ा रहा है।';

function stubTranslator(state: string, translate: (text: string) => Promise<string>) {
  const create = vi.fn<() => Promise<{ translate: typeof translate }>>(() =>
    Promise.resolve({ translate }),
  );
  vi.stubGlobal('Translator', { availability: () => Promise.resolve(state), create });
  return create;
}

it('comments in Hindi are translated at a press, by the browser’s own translator', async () => {
  const create = stubTranslator('available', (text) =>
    Promise.resolve(text === comments ? 'He has been limping since Saturday.' : ''),
  );
  render(<OwnersComments comments={comments} />);
  const button = await screen.findByRole('button', { name: 'Translate' });
  expect(create).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(await screen.findByText('He has been limping since Saturday.')).toBeVisible();
  expect(screen.getByText(comments)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('comments are left as they are where the translator would have to be fetched first', async () => {
  stubTranslator('downloadable', () => Promise.reject(new Error('not asked for')));
  render(<OwnersComments comments={comments} />);
  await settle();
  expect(screen.getByText(comments)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('comments in English offer no translation', async () => {
  stubTranslator('available', () => Promise.resolve(''));
  render(<OwnersComments comments="Limps since Saturday." />);
  await settle();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says so when the browser could not translate', async () => {
  stubTranslator('available', () => Promise.reject(new Error('gone')));
  render(<OwnersComments comments={comments} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Translate' }));
  expect(await screen.findByText('This browser could not translate it.')).toBeVisible();
});

it('a translation that comes after another request was opened is not shown there', async () => {
  let answer: (text: string) => void = () => undefined;
  stubTranslator('available', () => new Promise((resolve) => (answer = resolve)));
  const { rerender } = render(<OwnersComments comments={comments} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Translate' }));
  rerender(<OwnersComments comments="दूसरे पालतू की बात।" />);
  await settle();
  answer('He has been limping since Saturday.');
  await settle();
  expect(screen.queryByText('He has been limping since Saturday.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Translate' })).toBeVisible();
});
