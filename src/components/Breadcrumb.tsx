import { Link } from 'react-router-dom';
import styles from './Breadcrumb.module.css';

/** '/service/service-details' → Home, Service, Service details (specification, section 2: breadcrumb). */
function crumbsOf(pathname: string) {
  const segments = pathname.split('/').filter(Boolean);
  return segments.map((segment, index) => ({
    label: labelOf(segment),
    href: `/${segments.slice(0, index + 1).join('/')}`,
  }));
}

function labelOf(segment: string): string {
  let words = segment;
  try {
    words = decodeURIComponent(segment);
  } catch {
    // A stray % in the address: show it as it stands.
  }
  words = words.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface BreadcrumbProps {
  pathname: string;
  /** Words for the last part, where the address's own are not good enough ('Dr Meera Nair'). */
  current?: string;
}

/** Home, then each part of the address as a link, the last plain. */
export function Breadcrumb({ pathname, current }: BreadcrumbProps) {
  const crumbs = crumbsOf(pathname);
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol className={styles.list}>
        <li>
          <Link to="/">Home</Link>
        </li>
        {crumbs.map(({ label, href }, index) =>
          index === crumbs.length - 1 ? (
            <li key={href} aria-current="page">
              {current ?? label}
            </li>
          ) : (
            <li key={href}>
              <Link to={href}>{label}</Link>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
