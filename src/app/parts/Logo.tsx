import { brand } from '#content/brand.ts';
import onLight from '#content/pictures/places/logo.svg';
import onDark from '#content/pictures/scenes/logo-light.svg';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { paths } from '#src/config/paths.ts';
import styles from './Logo.module.css';

interface LogoProps {
  ground?: 'page' | 'bar';
}

export function Logo({ ground = 'page' }: LogoProps) {
  return (
    <SiteLink href={paths.home} className={styles.logo} data-on={ground} translate="no">
      <img
        src={ground === 'bar' ? onDark : onLight}
        alt={brand.name}
        width="189"
        height="48"
        loading={ground === 'bar' ? 'lazy' : undefined}
      />
    </SiteLink>
  );
}
