import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hreflangOf } from '#src/config/hindiPages.ts';
import { Icon } from './Icon.tsx';
import styles from './SiteLink.module.css';

/** The router takes addresses of this build, the browser all others. */
export function SiteLink({
  href,
  newTab,
  children,
  ...rest
}: {
  href: string;
  newTab?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
  lang?: string | undefined;
  onClick?: () => void;
  translate?: 'no';
}) {
  if (isOfSite(href) && !newTab) {
    return (
      <Link
        to={href}
        hrefLang={hreflangOf(href)}
        // The router of this build knows no page of the other language.
        reloadDocument={hreflangOf(href) !== undefined}
        // No manifest of routes to fetch.
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

/** → stays on the site, ↗ leaves it. */
export function LinkArrow({ href, ...rest }: { href: string; className?: string }) {
  return <Icon icon={isOfSite(href) ? 'ArrowRight' : 'ArrowUpRight'} {...rest} />;
}

function isOfSite(href: string) {
  return href.startsWith('/') || href.startsWith('#');
}

interface ArrowLinkProps {
  href: string;
  children: ReactNode;
}

export function ArrowLink({ href, children }: ArrowLinkProps) {
  return (
    <SiteLink href={href} className={`tall-link ${styles.link}`}>
      {children}
      <LinkArrow href={href} />
    </SiteLink>
  );
}
