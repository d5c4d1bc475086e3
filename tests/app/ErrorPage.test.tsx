import { act, screen } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import type { RouteHandle } from '#src/app/pageModules.ts';
import { routes } from '#src/app/routes.tsx';
import { useLoaded } from '#src/platform/shownPage.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const { chunk } = matchRoutes(routes, '/about')!.at(-1)!.route.handle as RouteHandle;

const fire = new Error('The kennel is on fire');
const fail = () => {
  throw fire;
};

afterEach(() => {
  delete chunk.module;
});

it.each([
  ['throws', { AboutPage: fail }, fire.message],
  [
    'cannot get its data',
    { AboutPage: () => String(useLoaded()), loader: async () => fail() },
    fire.message,
  ],
  [
    'cannot be fetched',
    new TypeError('Failed to fetch dynamically imported module: /a.js'),
    'A part of this page could not be fetched.',
  ],
])('a page that %s shows the specified message until another is opened', async (_, page, text) => {
  if ('AboutPage' in page) {
    chunk.module = page;
    expectConsole('error', fire.message);
  } else vi.spyOn(chunk, 'load').mockRejectedValue(page);
  const { router } = await renderAt('/about');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Unexpected Application Error!',
  );
  expect(screen.getByText(text)).toBeVisible();
  const main = screen.getByRole('main');
  expect(main.textContent).not.toMatch(/\bat \w+.*:\d+|ErrorPage\.test/);
  expect(screen.getAllByRole('link', { name: brand.phone.display })[0]).toHaveAttribute(
    'href',
    brand.phone.href,
  );
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await act(() => router.navigate('/timetable'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Who is in, and when');
});
