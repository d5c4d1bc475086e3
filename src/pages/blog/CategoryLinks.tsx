import { Link } from 'react-router-dom';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { inPlace } from '#src/platform/scrollPosition.ts';
import styles from './CategoryLinks.module.css';

interface CategoryLinksProps {
  label: string;
  links: { label: string; href: string; current: boolean }[];
}

/** The categories as links, in a row that wraps. */
export function CategoryLinks({ label, links }: CategoryLinksProps) {
  return (
    <nav aria-label={label}>
      <Cluster as="ul" className={styles.list}>
        {links.map(({ label: name, href, current }) => (
          <li key={name}>
            <Link
              to={href}
              className="tall-link"
              aria-current={current ? 'true' : undefined}
              state={inPlace}
            >
              {name}
            </Link>
          </li>
        ))}
      </Cluster>
    </nav>
  );
}
