import { within } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { offPages, switchedPages } from '#scripts/content/siteSwitches.ts';
import { routes } from '#src/app/routes.tsx';
import { paths } from '#src/config/paths.ts';
import { isOn, sampleForms } from '#src/config/switches.ts';
import { articleSummaries } from '#src/content/articleSummaries.ts';
import { isSecondBrand } from '#tests/support/content.ts';
import { clinics } from '#content/clinics.yaml';
import { site } from '#content/site.yaml';
import { vets } from '#content/vets.yaml';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const off = offPages(site, articleSummaries.length).map(({ path }) => path);

/** Pages that would lead to all that can be off. */
const others = [
  paths.home,
  paths.homeV2,
  paths.vets,
  paths.vet(vets[0]!.id),
  paths.vet('nobody'),
  paths.clinic(clinics[0]!.slug),
  paths.contact,
  paths.privacy,
  paths.error,
].filter(isOn);

describe('what the content switches', () => {
  it.each(Object.values(switchedPages).map(({ path }) => path))(
    '%s has a page of its own, or none where it is off',
    (path) => {
      const route = matchRoutes(routes, path)?.at(-1)?.route.path;
      // The blog's page shows what the search finds, too.
      expect(route).toBe(off.includes(path) && path !== paths.blog ? '*' : path);
    },
  );

  it.skipIf(off.length === 0).each(others)(
    'no link of %s leads to a page that is off',
    async (path) => {
      const { container, findByRole } = await renderAt(path);
      await findByRole('heading', { level: 1 });
      const links = [...container.querySelectorAll('a[href^="/"]')];
      const hrefs = links.map((link) => link.getAttribute('href') ?? '');
      expect(hrefs.length).toBeGreaterThan(0);
      expect(hrefs.filter((href) => !isOn(href))).toEqual([]);
    },
  );

  it.runIf(isSecondBrand)(
    'a clinic’s own file changes a text page or adds one, and a switch takes one away',
    async () => {
      const { findByRole, getByRole, user } = await renderAt(paths.contact);
      const footer = within(getByRole('contentinfo'));
      const owners = within(footer.getByRole('navigation', { name: 'For owners' }));
      expect(owners.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Prices',
        'First visit',
        'Register your pet',
        'Repeat prescription',
        'Who owns the animal centres',
        'Complaints',
      ]);
      expect(footer.queryByRole('link', { name: 'Careers' })).toBeNull();
      await user.click(owners.getByRole('link', { name: 'First visit' }));
      await findByRole('heading', { level: 1, name: 'Your first time at the desk' });
      expect(thePage().getByText(/help you say goodbye\.$/)).toBeVisible();
      expect(thePage().queryByRole('link', { name: 'say goodbye' })).toBeNull();
      for (const id of ['careers', 'saying-goodbye'])
        expect(matchRoutes(routes, paths.text(id))?.at(-1)?.route.path).toBe('*');
    },
  );

  it('the contact page has its form where the site has sample forms', async () => {
    const { findByRole, queryByRole } = await renderAt(paths.contact);
    await findByRole('heading', { level: 1 });
    expect(queryByRole('button', { name: 'Send Request' }) !== null).toBe(sampleForms);
  });
});
