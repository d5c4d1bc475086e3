import { screen, within } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { services } from '#content/services.ts';
import { copyPaths, prerenderPaths } from '#src/app/prerenderPaths.ts';
import { routes } from '#src/app/routes.tsx';
import { anchors, paths } from '#src/config/paths.ts';

/** Routes with known ids only; a link with another id is broken. */
const withKnownIds = /^\/(?:doctors|blog|clinics|service)\/./;

/** Queries of the main content, without header and footer. */
export function thePage() {
  return within(screen.getByRole('main'));
}

/** The breadcrumb as [label, href]; href is null for the last part, which is no link. */
export function breadcrumb(): [string, string | null][] {
  const list = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  return list.getAllByRole('listitem').map((item) => {
    const link = within(item).queryByRole('link');
    return [item.textContent, link?.getAttribute('href') ?? null];
  });
}

/** Returns links to an unknown path, an unknown id or a missing section; of a page without links, a text that says so. */
export function brokenLinks(): string[] {
  const links = thePage().queryAllByRole('link', { hidden: true });
  if (links.length === 0) return ['the page has no links'];
  return links.map((link) => link.getAttribute('href') ?? 'no address').filter(isBroken);
}

function isBroken(href: string): boolean {
  if (/^(?:tel|mailto|https):/.test(href)) return false;
  const { pathname, hash } = new URL(href, 'https://site.example');
  if (hash && !isSection(pathname, hash.slice(1))) return true;
  if (matchRoutes(routes, pathname)?.at(-1)?.route.path === '*') return true;
  return withKnownIds.test(pathname) && ![...prerenderPaths, ...copyPaths].includes(pathname);
}

/** Whether a page of the site has this section. Only the current page and the fixed anchors of others are known. */
function isSection(pathname: string, id: string): boolean {
  const ofHome: string[] = Object.values(anchors);
  if (pathname === paths.home) return ofHome.includes(id);
  if (pathname.startsWith(`${paths.clinics}/`) && id === anchors.contacts) return true;
  if (pathname === paths.contact && id === anchors.emergency) return true;
  if (pathname === paths.service) return services.some((service) => service.id === id);
  return document.getElementById(id) !== null;
}
