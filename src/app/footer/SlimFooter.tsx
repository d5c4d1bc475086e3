import { Link } from 'react-router-dom';
import { brand } from '#content/brand.ts';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { MailLink } from '#src/components/MailLink.tsx';
import { PhoneNumber } from '#src/components/PhoneNumber.tsx';
import { paths } from '#src/config/paths.ts';
import styles from './SlimFooter.module.css';

export function SlimFooter() {
  return (
    <footer className={`caption ${styles.footer}`}>
      <Cluster as="p" className={styles.support}>
        Support
        <PhoneNumber {...brand.phone} />
        <MailLink address={brand.email} />
      </Cluster>
      <p>
        <span>{`© ${brand.copyrightYear} ${brand.parentCompany}. All rights reserved.`}</span>{' '}
        <Link to={paths.privacy}>Privacy</Link>
      </p>
    </footer>
  );
}
