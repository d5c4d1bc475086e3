import type { ReactNode } from 'react';
import { ownerLinks } from '#content/texts/links.ts';
import * as messages from '#src/app/messages.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { hreflangOf } from '#src/config/hindiPages.ts';
import { paths } from '#src/config/paths.ts';

interface OwnerLinksProps {
  id: string;
  className?: string;
  children: ReactNode;
}

export function OwnerLinks({ id, className, children }: OwnerLinksProps) {
  return (
    <nav aria-labelledby={id} className={className}>
      {children}
      <ul>
        <li>
          <SiteLink href={paths.clinics}>{messages.ourClinics}</SiteLink>
        </li>
        <li>
          <SiteLink href={paths.vets}>{messages.ourVets}</SiteLink>
        </li>
        {ownerLinks.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href} lang={hreflangOf(href)}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
