import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#src/components/Button.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { ArchedPortrait } from '#src/components/ArchedPortrait.tsx';
import { paths } from '#src/config/paths.ts';
import { unknownVet } from '#src/content/vetsPage.ts';
import { vets } from '#src/content/vets.ts';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import styles from './VetPage.module.css';

/** Shown where no vet has the id of the address: says so and links to every vet. */
export function UnknownVet() {
  const { pathname } = useLocation();
  const { title, heading, lead, picture, links, othersHeading } = unknownVet;
  return (
    <>
      <PageMeta title={title} noindex />
      <PageHead ground="mint" floor pathname={pathname} className={styles.head}>
        <div className={styles.grid} data-empty>
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
        </div>
      </PageHead>
      <nav className={styles.others} aria-label={othersHeading}>
        <div className="wrap">
          <p className={styles.othersTitle}>{othersHeading}</p>
          <ul>
            {vets.map(({ id, name, title: specialities }) => (
              <li key={id}>
                <SiteLink href={paths.vet(id)}>{name}</SiteLink>
                <span>{specialities}</span>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </>
  );
}
