import { useEffect } from 'react';
import { brand } from '#content/brand.ts';
import { hoursInWords } from '#content/hours.ts';
import * as header from '#content/parts/header.ts';
import * as messages from '#src/app/messages.tsx';
import { AnchorLink } from '#src/app/parts/AnchorLink.tsx';
import { OwnerLinks } from '#src/app/parts/OwnerLinks.tsx';
import { SocialLinks } from '#src/app/parts/SocialLinks.tsx';
import { EmergencyStatus } from '#src/business/emergency/EmergencyStatus.tsx';
import { appearanceProps } from '#src/components/Button.tsx';
import { Icon, iconTile } from '#src/components/Icon.tsx';
import { Cluster, Stack } from '#src/components/layout/Stack.tsx';
import { MailLink } from '#src/components/MailLink.tsx';
import { bookingHref, emergencyHref } from '#src/config/paths.ts';
import { BookingHelp } from '#src/pages/shared/BookingHelp.tsx';
import { afterPaint } from '#src/platform/afterPaint.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { navigationAt } from './navigation.ts';
import type { Menu } from './useMenu.ts';
import styles from './MobileMenu.module.css';

interface MobileMenuProps extends Menu {
  pathname: string;
}

export function MobileMenu({ id, panel, isOpen, close, onToggle, pathname }: MobileMenuProps) {
  useInertPage(isOpen, close);

  return (
    <div id={id} ref={panel} popover="auto" data-sheet className={styles.sheet} onToggle={onToggle}>
      <nav className={styles.links} aria-label={messages.menu}>
        {navigationAt(pathname).map(({ label, ...link }) => (
          <AnchorLink key={label} onFollow={close} {...link}>
            {label}
          </AnchorLink>
        ))}
      </nav>
      <LanguageSwitch className={styles.languages} />
      <AnchorLink
        href={bookingHref}
        onFollow={close}
        {...appearanceProps({ className: `phone-only ${styles.book}` })}
      >
        {header.bookNow}
      </AnchorLink>
      <div className={styles.later}>
        <BookingHelp />
      </div>
      <OwnerLinks id={`${id}-owners`} className={styles.owners}>
        <h2 id={`${id}-owners`}>{messages.forOwners}</h2>
      </OwnerLinks>
      <Stack as="dl" gap={2} className={`numeric ${styles.hours}`}>
        <Cluster justify="between">
          <dt className="soft">{messages.appointments}</dt>
          <dd className="strong">{hoursInWords.appointments}</dd>
        </Cluster>
        <Cluster justify="between">
          <dt className="soft">{messages.phoneSupport}</dt>
          <dd className="strong">{hoursInWords.phone}</dd>
        </Cluster>
      </Stack>
      <Cluster justify="between" className={styles.contact}>
        <MailLink address={brand.email} icon standalone data-layout="row" data-gap="2" />
        <SocialLinks names={header.social} className={styles.social} />
      </Cluster>
      <AnchorLink href={emergencyHref} onFollow={close} className={styles.emergency}>
        <span>
          <b className={styles.word}>{messages.emergencyNow}</b>
          <span>
            <EmergencyStatus />
          </span>
        </span>
        <span className={iconTile(styles.siren)}>
          <Icon icon="Siren" />
        </span>
      </AnchorLink>
    </div>
  );
}

/** As `not (--below-desktop)` in src/styles/widths.css. */
const desktop = '(width >= 1101px)';

/** The page behind the sheet is inert; a wide window closes it. */
function useInertPage(isOpen: boolean | undefined, close: () => void) {
  useEffect(() => {
    if (!isOpen) return;
    const behind = document.querySelectorAll<HTMLElement>('main, footer, aside, [data-floating]');
    const wide = window.matchMedia(desktop);
    // After paint: making the page inert restyles all of it.
    const stop = afterPaint(() => {
      for (const part of behind) part.inert = true;
    });
    wide.addEventListener('change', close);
    return () => {
      stop();
      for (const part of behind) part.inert = false;
      wide.removeEventListener('change', close);
    };
  }, [isOpen, close]);
}
