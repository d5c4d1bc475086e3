import { useId } from 'react';
import { Icon } from '#src/components/Icon.tsx';
import { SearchForm } from '#src/components/SearchForm.tsx';
import field from '#src/components/fields/Field.module.css';
import * as messages from './messages.tsx';
import styles from './ArticleSearch.module.css';

interface ArticleSearchProps {
  label: string;
  /** Example words, shown as the placeholder. */
  example: string;
  /** The address of the results page; the form adds `?search=`. */
  action: string;
  /** The current search. */
  value?: string;
}

/** A search form for the site's own content. It makes no call. */
export function ArticleSearch({ label, example, action, value = '' }: ArticleSearchProps) {
  const id = useId();
  return (
    <SearchForm action={action} aria-label={label}>
      <label htmlFor={id} className={`strong ${styles.label}`}>
        {label}
      </label>
      <div className={styles.place}>
        <div className={styles.control}>
          <Icon icon="Search" />
          {/* The key renders the field anew when the address has another search. */}
          <input
            key={value}
            id={id}
            className={field.input}
            type="search"
            name="search"
            defaultValue={value}
            placeholder={example}
            enterKeyHint="search"
            autoComplete="off"
          />
          <button type="submit" className={`tile action ${styles.button}`}>
            <Icon icon="ArrowRight" />
            <span className="visually-hidden">{messages.search}</span>
          </button>
        </div>
        <noscript>
          <p className="small">{messages.searchNeedsScript}</p>
        </noscript>
      </div>
    </SearchForm>
  );
}
