import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { writtenIn } from '#src/config/hindiPages.ts';
import { Icon } from './Icon.tsx';

/** A link. The router handles addresses of the site, the browser all others (tel:, mailto:, https:) and new tabs. */
export function SiteLink({
  href,
  newTab,
  children,
  ...rest
}: {
  href: string;
  /** Opens the address in a new tab, so that this page stays open. */
  newTab?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
  /** The language of its words, where the page's is another. */
  lang?: string | undefined;
  onClick?: () => void;
  /** 'no' where the link is a name, a number or an address. */
  translate?: 'no';
}) {
  if (isOfSite(href) && !newTab) {
    return (
      <Link
        to={href}
        hrefLang={writtenIn(href)}
        // The router of this build knows no page of the other language.
        reloadDocument={writtenIn(href) !== undefined}
        // No server tells of routes.
        discover="none"
        {...rest}
      >
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })} {...rest}>
      {children}
    </a>
  );
}

/** The arrow beside a link: → stays on the site, ↗ leaves it. */
export function LinkArrow({ href, ...rest }: { href: string; className?: string }) {
  return <Icon icon={isOfSite(href) ? 'ArrowRight' : 'ArrowUpRight'} {...rest} />;
}

function isOfSite(href: string) {
  return href.startsWith('/') || href.startsWith('#');
}
