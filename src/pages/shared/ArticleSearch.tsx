import { search } from '#content/pages/blog.ts';
import { useField } from '#src/components/fields/Field.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { IconButton } from '#src/components/IconButton.tsx';
import { SearchForm } from '#src/components/SearchForm.tsx';
import { paths } from '#src/config/paths.ts';
import styles from './ArticleSearch.module.css';

/** A search of the whole site; results are on /blog. `value`: the current search. */
export function ArticleSearch({ value = '' }: { value?: string }) {
  const { id, className } = useField({ label: search.label }).control;
  return (
    <SearchForm action={paths.blog} aria-label={search.label}>
      <label htmlFor={id} className={`strong ${styles.label}`}>
        {search.label}
      </label>
      <div className={styles.controlOrNotice}>
        <div className={styles.control}>
          <Icon icon="Search" />
          {/* Keyed: the address's search resets the field. */}
          <input
            key={value}
            id={id}
            className={className}
            type="search"
            name="search"
            defaultValue={value}
            placeholder={search.example}
            enterKeyHint="search"
            autoComplete="off"
          />
          <IconButton type="submit" label={search.button} className={styles.button}>
            <Icon icon="ArrowRight" />
          </IconButton>
        </div>
        <noscript>
          <p className="small">{search.needsScript}</p>
        </noscript>
      </div>
    </SearchForm>
  );
}
