import { logoShape } from 'virtual:site';
import { Link } from 'react-router-dom';
import onLight from '#content/pictures/places/logo.svg';
import onDark from '#content/pictures/scenes/logo-light.svg';
import { brand } from '#content/brand.yaml';
import { paths } from '#src/config/paths.ts';
import styles from './Logo.module.css';

interface LogoProps {
  /** The brand's name: the accessible name of the link. */
  name: string;
  /** 'bar' is the dark footer: it gets the light version, loaded lazily. */
  ground?: 'page' | 'bar';
  /** With the brand's tagline, where it has one. */
  tagline?: boolean;
}

const height = 48;

/** The logo, of any shape, as a link to the home page. */
export function Logo({ name, ground = 'page', tagline }: LogoProps) {
  const link = (
    <Link to={paths.home} className={styles.logo} data-on={ground} translate="no">
      <img
        src={ground === 'bar' ? onDark : onLight}
        alt={name}
        width={Math.round(height * logoShape)}
        height={height}
        loading={ground === 'bar' ? 'lazy' : undefined}
      />
    </Link>
  );
  if (!tagline || !brand.tagline) return link;
  return (
    <div className={styles.withTagline} data-layout="row" data-gap="3" data-on={ground}>
      {link}
      <p className={`caption ${styles.tagline}`} lang={brand.tagline.lang}>
        {brand.tagline.text}
      </p>
    </div>
  );
}
