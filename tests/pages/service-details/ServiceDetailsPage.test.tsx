import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { services } from '#content/services.ts';
import { breadcrumb, thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { withSettings } from '#tests/support/withSettings.ts';

const part = (name: string) => within(thePage().getByRole('region', { name }));

it('the procedure page says what happens before, during and after', async () => {
  const { user, router } = await renderAt('/service/service-details');
  const parts = thePage().getAllByRole('heading', { level: 2 });
  expect(parts.map(({ textContent }) => textContent)).toEqual(['Before', 'During', 'After']);
  const steps = part('During').getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^On arrivalYou hand over the lead/),
    expect.stringMatching(/^20 minutes inAsleep, and watched/),
    expect.stringMatching(/^About an hour inWe call you/),
  ]);
  expect(part('After').getByRole('heading', { name: 'It can’t wait if' })).toBeInTheDocument();
  expect(part('After').getByText(/^Open for emergencies now, until 9 PM/)).toBeVisible();
  const jump = within(thePage().getByRole('navigation', { name: 'On this page' }));
  await user.click(jump.getByRole('link', { name: 'After' }));
  expect(router.location.hash).toBe('#after');
  expect(thePage().getByRole('region', { name: 'After' })).toHaveFocus();
});

it('search engines are led from every service’s address, also an unknown one, to the one page', async () => {
  withSettings({ siteUrl: 'https://www.clinic.test' });
  for (const [id, name] of [
    [services[0]!.id, services[0]!.name],
    ['42', '42'],
  ]) {
    const { unmount } = await renderAt(`/service/${id}`);
    expect(breadcrumb().at(-1)).toEqual([name, null]);
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://www.clinic.test/service/service-details',
    );
    unmount();
  }
});
