import { act, screen, waitFor, within } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RouteHandle } from '#src/app/pageModules.ts';
import { routes } from '#src/app/routes.tsx';
// Loaded here, so that only the page itself is awaited.
import '#src/pages/privacy/PrivacySections.tsx';
import { renderAt } from '#tests/support/renderAt.tsx';

const { chunk } = matchRoutes(routes, '/privacy')!.at(-1)!.route.handle as RouteHandle;

let arrive: () => Promise<void>;

beforeEach(() => {
  const page = chunk.load();
  vi.spyOn(chunk, 'load').mockReturnValue(
    new Promise((resolve) => {
      arrive = () => act(async () => resolve(await page));
    }),
  );
});

afterEach(() => vi.restoreAllMocks());

const bar = () => screen.queryByRole('progressbar', { name: 'Loading the page' });
const heading = () => screen.getByRole('heading', { level: 1 });

async function leaveFor() {
  const { user, router } = await renderAt('/timetable');
  expect(bar()).toBeNull();
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Privacy' }));
  return router;
}

it('a page stays with a progress bar until the next one has loaded', async () => {
  await leaveFor();
  expect(bar()).toBeVisible();
  expect(heading()).toHaveTextContent('Who is in, and when');
  await arrive();
  const privacy = await screen.findByRole('heading', { level: 1, name: 'Privacy' });
  // Focus moves in an effect, after the heading has rendered.
  await waitFor(() => expect(privacy).toHaveFocus());
  expect(bar()).toBeNull();
});

it('a page that loads after the visitor went back is not shown', async () => {
  const router = await leaveFor();
  await act(() => router.navigate(-1));
  expect(bar()).toBeNull();
  await arrive();
  expect(heading()).toHaveTextContent('Who is in, and when');
});
