import type { ReactNode } from 'react';
import { ownerLinks } from '#content/texts/links.ts';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { writtenIn } from '#src/config/hindiPages.ts';

interface OwnerLinksProps {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

export function OwnerLinks({ id, className, children }: OwnerLinksProps) {
  return (
    <nav aria-labelledby={id} className={className}>
      {children}
      <ul>
        {ownerLinks.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href} lang={writtenIn(href)}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
