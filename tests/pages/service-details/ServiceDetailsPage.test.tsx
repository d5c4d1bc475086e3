import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#src/content/brand.ts';
import { breadcrumb, deadEnds, thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

describe('a service in detail', () => {
  it.each([
    ['/service/service-details', 'Service details'],
    ['/service/dialysis', 'Dialysis'],
    ['/service/42', '42'],
  ])('tells the same at %s', async (address, last) => {
    await renderAt(address);
    const headings = thePage().getAllByRole('heading', { level: 1 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['What happens, hour by hour']);
    expect(
      thePage()
        .getAllByRole('heading', { level: 2 })
        .map((heading) => heading.textContent),
    ).toEqual(['Before', 'During', 'After']);
    expect(breadcrumb()).toEqual([
      ['Home', '/'],
      ['Service', '/service'],
      [last, null],
    ]);
  });

  it('goes to one of its three walls', async () => {
    const { user, router } = await renderAt('/service/service-details');
    const jump = within(thePage().getByRole('navigation', { name: 'On this page' }));
    await user.click(jump.getByRole('link', { name: 'After' }));
    expect(router.state.location.hash).toBe('#after');
    const after = thePage().getByRole('region', { name: 'After' });
    expect(after).toHaveAttribute('id', 'after');
    expect(after).toHaveFocus();
  });

  it('says what happens, and when, in order', async () => {
    await renderAt('/service/service-details');
    const during = within(thePage().getByRole('region', { name: 'During' }));
    expect(during.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      expect.stringMatching(/^0:00You hand over the lead/),
      expect.stringMatching(/^0:20Asleep, and watched/),
      expect.stringMatching(/^1:00We call you/),
    ]);
  });

  it('gives the number to ring by what can’t wait', async () => {
    await renderAt('/service/service-details');
    const after = within(thePage().getByRole('region', { name: 'After' }));
    expect(after.getByRole('heading', { name: 'Ring us at once if' })).toBeInTheDocument();
    expect(after.getByRole('link', { name: brand.phone.display })).toHaveAttribute(
      'href',
      brand.phone.href,
    );
  });

  it('leads somewhere with every link', async () => {
    await renderAt('/service/service-details');
    expect(deadEnds()).toEqual([]);
  });
});
