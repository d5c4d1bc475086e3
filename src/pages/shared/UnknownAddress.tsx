import { LinkActions } from '#src/components/layout/Actions.tsx';
import { ArchedPortrait } from '#src/components/pictures/ArchedPortrait.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import { PageMeta } from './PageMeta.tsx';
import { PortraitHead } from './PortraitHead.tsx';
import styles from './UnknownAddress.module.css';

export interface UnknownAddressText {
  title: string;
  heading: string;
  lead: string;
  picture: Picture;
  links: Link[];
  othersHeading: string;
}

interface UnknownAddressProps extends UnknownAddressText {
  others: (Link & { text: string })[];
}

/** For an unknown id, with links to every record. */
export function UnknownAddress(props: UnknownAddressProps) {
  const { title, heading, lead, picture, links, othersHeading, others } = props;
  return (
    <>
      <PageMeta title={title} noindex />
      <PortraitHead portrait={<ArchedPortrait picture={picture} ground="sky-2" eager />}>
        <h1>{heading}</h1>
        <p className={`lead ${styles.sorry}`}>{lead}</p>
        <LinkActions links={links} />
      </PortraitHead>
      <nav className={styles.others} data-ground="page" aria-label={othersHeading}>
        <div className="wrap">
          <p className={styles.othersTitle}>{othersHeading}</p>
          <ul data-lines>
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
