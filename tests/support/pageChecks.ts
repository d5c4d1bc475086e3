import { screen, within } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { prerenderPaths } from '#src/app/prerenderPaths.ts';
import { routes } from '#src/app/routes.tsx';
import { anchors, paths } from '#src/config/paths.ts';

/** The routes whose ids are known; any other id is a link to nobody. */
const withKnownIds = /^\/(?:doctors|blog)\/./;

/** The page itself, without header and footer. */
export function thePage() {
  return within(screen.getByRole('main'));
}

/** The breadcrumb as [words, address], the address null for the plain last part. */
export function breadcrumb(): [string, string | null][] {
  const list = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  return list.getAllByRole('listitem').map((item) => {
    const link = within(item).queryByRole('link');
    return [item.textContent, link?.getAttribute('href') ?? null];
  });
}

/**
 * The addresses on the page that lead nowhere: to 'Page can't be found', to nobody, to a section that is not there.
 * A page without any link is a dead end itself.
 */
export function deadEnds(): string[] {
  const links = thePage().queryAllByRole('link', { hidden: true });
  if (links.length === 0) return ['the page has no links'];
  return links.map((link) => link.getAttribute('href') ?? 'no address').filter(isDeadEnd);
}

function isDeadEnd(href: string): boolean {
  if (/^(?:tel|mailto|https):/.test(href)) return false;
  const { pathname, hash } = new URL(href, 'https://site.example');
  if (hash && !isSection(pathname, hash.slice(1))) return true;
  if (matchRoutes(routes, pathname)?.at(-1)?.route.path === '*') return true;
  return withKnownIds.test(pathname) && !prerenderPaths.includes(pathname);
}

/** Anchors lead to sections of the page at hand or of the landing page. */
function isSection(pathname: string, id: string): boolean {
  const ofHome: string[] = Object.values(anchors);
  return pathname === paths.home ? ofHome.includes(id) : document.getElementById(id) !== null;
}
