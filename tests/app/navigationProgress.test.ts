import { screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { showNavigationProgress } from '#src/app/navigationProgress.ts';

it('a bar tells that a page is on its way, until it is there', async () => {
  let arrive: (page: object) => void = () => undefined;
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/about', lazy: () => new Promise((resolve) => (arrive = resolve)) },
  ]);
  showNavigationProgress(router);
  const bar = () => screen.queryByRole('progressbar', { name: 'Loading the page' });
  expect(bar()).toBeNull();

  const arrived = router.navigate('/about');
  expect(bar()).toBeVisible();

  arrive({ element: null });
  await arrived;
  expect(bar()).toBeNull();
});
