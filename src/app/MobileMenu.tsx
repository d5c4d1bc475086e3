import { loadSiteSearch } from '#src/content/siteSearch.ts';
import { Phone } from 'lucide-react';
import { useEffect } from 'react';
import { anchors, bookingHref } from '#src/config/paths.ts';
import { brand } from '#src/content/brand.ts';
import { AnchorLink } from './AnchorLink.tsx';
import styles from './MobileMenu.module.css';
import { navigationAt } from './navigation.ts';
import { LazySearchField } from '#src/features/search/LazySearchField.tsx';
import type { Disclosure } from './useDisclosure.ts';

interface MobileMenuProps {
  disclosure: Disclosure;
  pathname: string;
}

/** The full sheet under the header on small screens: where to go, when we are there, and whom to ring. */
export function MobileMenu({ disclosure: { open, close, panelId }, pathname }: MobileMenuProps) {
  usePageAside(open, close);

  return (
    <div id={panelId} className={styles.sheet} hidden={!open}>
      <nav className={styles.links} aria-label="Menu">
        {navigationAt(pathname).map(({ label, ...link }) => (
          <AnchorLink key={label} onFollow={close} {...link}>
            {label}
          </AnchorLink>
        ))}
      </nav>
      <AnchorLink
        href={bookingHref}
        anchor={anchors.contacts}
        className={styles.book}
        onFollow={close}
      >
        Book Now
      </AnchorLink>
      <div className={styles.search}>
        {open && (
          <LazySearchField loadSearch={loadSiteSearch} phone={brand.phone} onLeave={close} waits />
        )}
      </div>
      <dl className={styles.hours}>
        <div>
          <dt>Appointments</dt>
          <dd>{brand.hours.appointments}</dd>
        </div>
        <div>
          <dt>Phone support</dt>
          <dd>{brand.hours.support}</dd>
        </div>
      </dl>
      <a className={styles.emergency} href={brand.phone.href}>
        <span>
          <b>Emergency? Call, don’t book.</b>
          <span className={styles.number}>{brand.phone.display}</span>
        </span>
        <span className={styles.callTile}>
          <Phone aria-hidden strokeWidth={1.5} />
        </span>
      </a>
    </div>
  );
}

/** While the sheet covers the page, the page behind neither scrolls nor takes the focus; a wide window closes the sheet. */
function usePageAside(open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const behind = document.querySelectorAll<HTMLElement>('main, footer, aside, [data-floating]');
    const wide = window.matchMedia('(min-width: 1101px)');
    for (const part of behind) part.inert = true;
    document.documentElement.dataset.sheet = '';
    wide.addEventListener('change', close);
    return () => {
      for (const part of behind) part.inert = false;
      delete document.documentElement.dataset.sheet;
      wide.removeEventListener('change', close);
    };
  }, [open, close]);
}
