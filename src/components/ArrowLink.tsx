import type { ReactNode } from 'react';
import styles from './ArrowLink.module.css';
import { LinkArrow, SiteLink } from './SiteLink.tsx';

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
