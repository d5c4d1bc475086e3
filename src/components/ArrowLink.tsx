import type { ReactNode } from 'react';
import { LinkArrow, SiteLink } from './SiteLink.tsx';
import styles from './ArrowLink.module.css';

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
