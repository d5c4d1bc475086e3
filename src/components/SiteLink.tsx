import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { hreflangOf } from '#src/config/hindiPages.ts';
import { Icon } from './Icon.tsx';
import styles from './SiteLink.module.css';

interface SiteLinkProps extends ComponentProps<'a'> {
  href: string;
  newTab?: boolean;
}

/** The router takes addresses of this build, the browser all others. */
export function SiteLink({ href, newTab, children, ...rest }: SiteLinkProps) {
  const otherLanguage = hreflangOf(href);
  if (isInternal(href) && !newTab && !otherLanguage) {
    return (
      // No manifest of routes to fetch.
      <Link {...rest} to={href} discover="none">
        {children}
      </Link>
    );
  }
  const target = newTab && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a {...rest} {...target} hrefLang={otherLanguage} href={href}>
      {children}
    </a>
  );
}

/** A link outside running text: as high as a touch target. */
export function StandaloneLink({ className = '', ...rest }: SiteLinkProps) {
  return <SiteLink className={`${styles.standalone} ${className}`.trimEnd()} {...rest} />;
}

/** An arrow: → for a page of this site, ↗ for another site. */
export function LinkArrow({ href, ...rest }: { href: string; className?: string }) {
  return <Icon icon={isInternal(href) ? 'ArrowRight' : 'ArrowUpRight'} {...rest} />;
}

function isInternal(href: string) {
  return href.startsWith('/') || href.startsWith('#');
}

export function ArrowLink({ href, children }: Pick<SiteLinkProps, 'href' | 'children'>) {
  return (
    <StandaloneLink href={href} data-arrow>
      {children}
      <LinkArrow href={href} />
    </StandaloneLink>
  );
}
