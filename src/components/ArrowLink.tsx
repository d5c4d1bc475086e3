import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './ArrowLink.module.css';
import { SiteLink } from './SiteLink.tsx';

interface ArrowLinkProps {
  href: string;
  children: ReactNode;
}

/** A link that leads on from a section, where a button would shout. */
export function ArrowLink({ href, children }: ArrowLinkProps) {
  return (
    <SiteLink href={href} className={styles.link}>
      {children}
      <ArrowRight aria-hidden strokeWidth={1.5} />
    </SiteLink>
  );
}
