import { Link, useLocation } from 'react-router-dom';
import { Cluster, Row } from '#src/components/layout/Stack.tsx';
import { addressInThisBuild, englishAddress } from '#src/config/hindiPages.ts';
import * as messages from './messages.ts';
import styles from './PageHead.module.css';

/** '/service/service-details' → Home, Service, Service details */
function crumbsOf(pathname: string) {
  const segments = englishAddress(pathname).split('/').filter(Boolean);
  const inner = segments.map((segment, index) => ({
    label: Object.hasOwn(messages.crumbs, segment) ? messages.crumbs[segment] : labelOf(segment),
    href: addressInThisBuild(`/${segments.slice(0, index + 1).join('/')}`),
  }));
  return [{ label: messages.home, href: addressInThisBuild('/') }, ...inner];
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

/** Home, then each segment of the address as a link; the last one is plain text. Search engines read the microdata. */
export function Breadcrumb({ address, current }: BreadcrumbProps) {
  const { pathname } = useLocation();
  const crumbs = crumbsOf(address ?? pathname);
  return (
    <nav aria-label={messages.breadcrumb} className={styles.breadcrumb}>
      <Cluster as="ol" gap={2} itemScope itemType="https://schema.org/BreadcrumbList">
        {crumbs.map(({ label, href }, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <Row
              as="li"
              gap={2}
              key={href}
              aria-current={isLast ? 'page' : undefined}
              itemProp="itemListElement"
              itemScope
              itemType="https://schema.org/ListItem"
            >
              <meta itemProp="position" content={String(index + 1)} />
              {isLast ? (
                <span itemProp="name">{current ?? label}</span>
              ) : (
                <Link to={href} className="ink" itemProp="item">
                  <span itemProp="name">{label}</span>
                </Link>
              )}
            </Row>
          );
        })}
      </Cluster>
    </nav>
  );
}
