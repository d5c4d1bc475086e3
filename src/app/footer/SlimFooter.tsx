import { Link } from 'react-router-dom';
import { brand } from '#content/brand.ts';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { PhoneNumber } from '#src/components/PhoneLink.tsx';
import { paths } from '#src/config/paths.ts';
import styles from './SlimFooter.module.css';

export function SlimFooter() {
  return (
    <footer className={`caption ${styles.footer}`}>
      <Cluster as="p" className={styles.support}>
        Support
        <PhoneNumber {...brand.phone} />
        <a href={`mailto:${brand.email}`} translate="no">
          {brand.email}
        </a>
      </Cluster>
      <p>
        <span>{`© ${brand.copyrightYear} ${brand.parentCompany}. All rights reserved.`}</span>{' '}
        <Link to={paths.privacy}>Privacy</Link>
      </p>
    </footer>
  );
}
