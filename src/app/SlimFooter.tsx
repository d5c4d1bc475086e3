import { brand } from '#src/content/brand.ts';
import styles from './SlimFooter.module.css';

/** The copyright line alone, for the login and the staff area. */
export function SlimFooter() {
  return (
    <footer className={styles.footer}>
      <p className="caption">
        © {brand.copyrightYear} {brand.parentCompany}. All rights reserved.
      </p>
    </footer>
  );
}
