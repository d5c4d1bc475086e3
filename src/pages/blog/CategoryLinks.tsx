import { Link } from 'react-router-dom';
import { allCategories, categoriesLabel } from '#content/pages/blog.ts';
import { countCategories } from '#src/business/articles.ts';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { paths } from '#src/config/paths.ts';
import { keepScroll } from '#src/platform/scrollPosition.ts';
import type { BlogQuery } from './blogQuery.ts';
import styles from './BlogPage.module.css';

/** Links to the categories, with the current one marked, and to all articles. */
export function CategoryLinks({ query }: { query: BlogQuery | undefined }) {
  const chosen = query?.kind === 'articles' ? query.category.toLowerCase() : undefined;
  const links = [
    { name: allCategories, href: paths.blog, current: !query },
    ...countCategories().map(({ name }) => ({
      name,
      href: paths.blogBy('category', name),
      current: chosen === name.toLowerCase(),
    })),
  ];
  return (
    <nav aria-label={categoriesLabel}>
      <Cluster as="ul" className={styles.list}>
        {links.map(({ name, href, current }) => (
          <li key={name}>
            <Link to={href} aria-current={current ? 'true' : undefined} state={keepScroll}>
              {name}
            </Link>
          </li>
        ))}
      </Cluster>
    </nav>
  );
}
