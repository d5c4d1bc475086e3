import { Mail } from 'lucide';
import { Icon } from '#src/components/Icon.tsx';
import { SocialIcon } from '#src/components/SocialIcons.tsx';
import { brand } from '#src/content/brand.ts';
import styles from './TopBar.module.css';

const socialLinks = [
  { glyph: 'instagram', label: 'Instagram', href: brand.social.instagram },
  { glyph: 'facebook', label: 'Facebook', href: brand.social.facebook },
  { glyph: 'pinterest', label: 'Pinterest', href: brand.social.pinterest },
] as const;

interface TopBarProps {
  /** 'cs_type_1' adds a decorative shape (docs/product.md, section 2: header). */
  variant?: 'plain' | 'cs_type_1';
}

/** The bar above the header: e-mail, emergency hours, the brand's pages elsewhere. */
export function TopBar({ variant = 'plain' }: TopBarProps) {
  return (
    <aside className={styles.bar} data-variant={variant} aria-label="Contact and emergency care">
      <div className={`wrap ${styles.row}`}>
        <a className={styles.mail} href={`mailto:${brand.email}`}>
          <Icon icon={Mail} />
          {brand.email}
        </a>
        <p className={styles.emergency}>
          <b>Emergency care</b> {brand.hours.emergency}
          <span className={styles.where}>, in our hospitals</span>
        </p>
        <ul className={styles.social}>
          {socialLinks.map(({ glyph, label, href }) => (
            <li key={glyph}>
              <a href={href} aria-label={label}>
                <SocialIcon glyph={glyph} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
