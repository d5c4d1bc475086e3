import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A plain link: addresses of the site go through the router, others (tel:, mailto:, https:) don't. */
export function SiteLink({
  href,
  children,
  ...rest
}: {
  href: string;
  children: ReactNode;
  className?: string;
  onClick?: () => void;
}) {
  if (href.startsWith('/') || href.startsWith('#')) {
    return (
      <Link to={href} preventScrollReset={href.startsWith('#')} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
