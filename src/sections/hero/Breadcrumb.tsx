import { Link, useLocation } from 'react-router-dom';
import { addressInThisBuild, englishAddress } from '#src/config/hindiPages.ts';
import * as messages from './messages.ts';
import styles from './PageHead.module.css';

/** '/service/service-details' → Home, Service, Service details */
function crumbsOf(pathname: string) {
  const segments = englishAddress(pathname).split('/').filter(Boolean);
  return segments.map((segment, index) => ({
    label: messages.crumbs[segment] ?? labelOf(segment),
    href: addressInThisBuild(`/${segments.slice(0, index + 1).join('/')}`),
  }));
}

function labelOf(segment: string): string {
  let label = segment;
  try {
    label = decodeURIComponent(segment);
  } catch {
    // Not valid percent-encoding: show the segment as it is.
  }
  label = label.replaceAll('-', ' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

interface BreadcrumbProps {
  /** Default: the page's own. */
  address?: string;
  /** The last label, such as 'Dr Meera Nair'. Default: made from the address. */
  current?: string;
}

/** Home, then each segment of the address as a link; the last one is plain text. */
export function Breadcrumb({ address, current }: BreadcrumbProps) {
  const { pathname } = useLocation();
  const crumbs = crumbsOf(address ?? pathname);
  return (
    <nav aria-label={messages.breadcrumb} className={styles.breadcrumb}>
      <ol data-layout="cluster" data-gap="2">
        <li data-layout="row" data-gap="2">
          <Link to={addressInThisBuild('/')} className="ink">
            {messages.home}
          </Link>
        </li>
        {crumbs.map(({ label, href }, index) =>
          index === crumbs.length - 1 ? (
            <li key={href} aria-current="page" data-layout="row" data-gap="2">
              {current ?? label}
            </li>
          ) : (
            <li key={href} data-layout="row" data-gap="2">
              <Link to={href} className="ink">
                {label}
              </Link>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
