import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ownerLinks } from '#content/texts/links.ts';
import { writtenIn } from '#src/config/hindiPages.ts';

interface OwnerLinksProps {
  /** The heading's id. */
  id: string;
  className?: string | undefined;
  /** The heading. */
  children: ReactNode;
}

/** The text pages for owners. */
export function OwnerLinks({ id, className, children }: OwnerLinksProps) {
  return (
    <nav aria-labelledby={id} className={className}>
      {children}
      <ul>
        {ownerLinks.map(({ label, href }) => (
          <li key={href}>
            <Link to={href} lang={writtenIn(href)} hrefLang={writtenIn(href)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
