import { useLocation } from 'react-router-dom';
import { bookNow } from '#content/parts/header.ts';
import * as messages from '#src/app/messages.tsx';
import { AnchorLink } from '#src/app/parts/AnchorLink.tsx';
import { Logo } from '#src/app/parts/Logo.tsx';
import { appearanceProps } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { IconButton } from '#src/components/IconButton.tsx';
import { Row } from '#src/components/layout/Stack.tsx';
import { bookingHref, paths } from '#src/config/paths.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { navigationAt } from './navigation.ts';
import { SearchBox, useSearchBox } from './SearchBox.tsx';
import { useMenu } from './useMenu.ts';
import { useScrollDirection } from './useScrollDirection.ts';
import styles from './Header.module.css';

/** Their first screen has a Book Now of its own. */
const homePages: string[] = [paths.home, paths.homeV2, paths.homeV3];

export function Header() {
  const scroll = useScrollDirection();
  const { pathname } = useLocation();
  const search = useSearchBox();
  const menu = useMenu(search.close);

  function closeBoth() {
    menu.close();
    search.close();
  }

  return (
    <header
      className={`container ${styles.header}`}
      data-sticky={scroll !== 'top' || undefined}
      data-show={scroll === 'up' || undefined}
      data-above={homePages.includes(pathname) ? 'home' : undefined}
      data-open={search.isOpen || undefined}
    >
      <Row className={`wrap ${styles.row}`}>
        <Logo />
        <nav className={styles.nav} aria-label={messages.mainNavigation}>
          {navigationAt(pathname).map(({ label, ...link }) => (
            <AnchorLink key={label} onFollow={closeBoth} {...link}>
              {label}
            </AnchorLink>
          ))}
        </nav>
        <Row className={styles.tools}>
          <LanguageSwitch className={styles.languages} />
          {/* Before hydration it submits to the blog's own search. */}
          <form action={paths.blog} className={styles.search} onSubmit={search.toggle}>
            <IconButton
              ref={search.button}
              type="submit"
              className={styles.iconButton}
              label={messages.search}
              aria-expanded={search.isOpen}
              aria-controls={search.id}
            >
              <Icon icon={search.isOpen ? 'X' : 'Search'} />
            </IconButton>
          </form>
          <AnchorLink
            href={bookingHref}
            onFollow={closeBoth}
            {...appearanceProps({ size: 'small', className: `not-phone ${styles.book}` })}
          >
            {bookNow}
          </AnchorLink>
          <IconButton
            className={styles.iconButton}
            data-part="menu"
            popoverTarget={menu.id}
            label={messages.menu}
            aria-expanded={menu.isOpen}
            aria-controls={menu.id}
          >
            <Icon icon="Menu" />
            <Icon icon="X" />
          </IconButton>
        </Row>
      </Row>
      <SearchBox {...search} />
      <MobileMenu {...menu} pathname={pathname} />
    </header>
  );
}
