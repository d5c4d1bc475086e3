import { Menu, Search, X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Logo } from '#src/components/Logo.tsx';
import { anchors, bookingHref } from '#src/config/paths.ts';
import { brand } from '#src/content/brand.ts';
import { AnchorLink } from './AnchorLink.tsx';
import styles from './Header.module.css';
import { MobileMenu } from './MobileMenu.tsx';
import { navigationAt } from './navigation.ts';
import { SearchBox } from './SearchBox.tsx';
import { useDisclosure, useExclusiveDisclosure } from './useDisclosure.ts';
import { useScrollDirection } from './useScrollDirection.ts';

/** Logo, navigation, search, booking. It leaves while the page scrolls down and returns on the way up. */
export function Header() {
  const scroll = useScrollDirection();
  const { pathname } = useLocation();
  const part = useExclusiveDisclosure();
  const menu = useDisclosure('menu', part);
  const search = useDisclosure('search', part);
  // One at most is open: to close one is to close both.
  const { close } = menu;

  return (
    <header
      className={styles.header}
      data-sticky={scroll !== 'top' || undefined}
      data-show={scroll === 'up' || undefined}
      data-open={menu.open || search.open || undefined}
    >
      <div className={`wrap ${styles.row}`}>
        <Logo name={brand.name} />
        <nav className={styles.nav} aria-label="Main">
          {navigationAt(pathname).map(({ label, ...link }) => (
            <AnchorLink key={label} onFollow={close} {...link}>
              {label}
            </AnchorLink>
          ))}
        </nav>
        <div className={styles.tools}>
          <button
            className={styles.iconButton}
            data-part="search"
            {...search.button}
            aria-label="Search"
          >
            {search.open ? (
              <X aria-hidden strokeWidth={1.5} />
            ) : (
              <Search aria-hidden strokeWidth={1.5} />
            )}
          </button>
          <AnchorLink
            href={bookingHref}
            anchor={anchors.contacts}
            className={styles.book}
            onFollow={close}
          >
            Book Now
          </AnchorLink>
          <button className={styles.iconButton} data-part="menu" {...menu.button} aria-label="Menu">
            {menu.open ? (
              <X aria-hidden strokeWidth={1.5} />
            ) : (
              <Menu aria-hidden strokeWidth={1.5} />
            )}
          </button>
        </div>
      </div>
      <SearchBox disclosure={search} />
      <MobileMenu disclosure={menu} pathname={pathname} />
    </header>
  );
}
