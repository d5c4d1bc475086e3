import { useLocation } from 'react-router-dom';
import { ArchedPortrait } from '#src/components/ArchedPortrait.tsx';
import { ButtonLink } from '#src/components/Button.tsx';
import { Grid } from '#src/components/Grid.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { PageMeta } from './PageMeta.tsx';
import styles from './UnknownAddress.module.css';

interface UnknownAddressProps {
  title: string;
  heading: string;
  lead: string;
  picture: Picture;
  links: Link[];
  othersHeading: string;
  /** The pages that exist, with a word about each. */
  others: (Link & { text: string })[];
}

/** Shown where nobody has the id of the address: says so, and links to all that there are. */
export function UnknownAddress(props: UnknownAddressProps) {
  const { pathname } = useLocation();
  const { title, heading, lead, picture, links, othersHeading, others } = props;
  return (
    <>
      <PageMeta title={title} noindex />
      <PageHead ground="mint" floor pathname={pathname} className={styles.head}>
        <Grid>
          <ArchedPortrait picture={picture} ground="sky-2" eager className={styles.window} />
          <div className={styles.words}>
            <h1>{heading}</h1>
            <p className={`lead ${styles.sorry}`}>{lead}</p>
            <div className={styles.ways} data-hides-booking-bar>
              {links.map(({ label, href }, index) => (
                <ButtonLink key={href} href={href} kind={index === 0 ? 'primary' : 'secondary'}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          </div>
        </Grid>
      </PageHead>
      <nav className={styles.others} aria-label={othersHeading}>
        <div className="wrap">
          <p className={styles.othersTitle}>{othersHeading}</p>
          <ul>
            {others.map(({ label, href, text }) => (
              <li key={href}>
                <SiteLink href={href}>{label}</SiteLink>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </>
  );
}
