import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyPart } from '#src/components/lazyPart.tsx';
import { expectConsole } from '#tests/support/expectConsole.ts';

function Greeting({ name }: { name: string }) {
  return <p>{`Hello ${name}`}</p>;
}

const show = (Part: typeof Greeting) =>
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Part name="Bruno" />
    </Suspense>,
  );

it('a part that was fetched ahead shows at once, without its fallback', async () => {
  const Part = lazyPart(() => Promise.resolve(Greeting));
  await Part.fetch();
  expect(show(Part).container).toHaveTextContent(/^Hello Bruno$/);
});

it('a part that was not fetched is fetched when it is shown', async () => {
  const Part = lazyPart(() => Promise.resolve(Greeting));
  const { container, findByText } = show(Part);
  expect(container).toHaveTextContent(/^Loading$/);
  expect(await findByText('Hello Bruno')).toBeVisible();
});

it('a part that could not be fetched ahead is asked for again', async () => {
  let tries = 0;
  const Part = lazyPart(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(Greeting);
  });
  await expect(Part.fetch()).rejects.toThrow('offline');
  expect(await show(Part).findByText('Hello Bruno')).toBeVisible();
  expect(tries).toBe(2);
});

it('a part whose chunk is missing is told of as long as its page is there', async () => {
  expectConsole('error', /Failed to fetch dynamically imported module/);
  const Part = lazyPart<{ name: string }>(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js')),
  );
  const { unmount } = show(Part);
  expect(await screen.findByText(/^Part of this page could not be loaded\./)).toBeVisible();
  unmount();
  expect(screen.queryByText(/^Part of this page could not be loaded\./)).toBeNull();
});
