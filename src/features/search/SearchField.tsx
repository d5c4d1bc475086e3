import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { SearchForm } from '#src/components/SearchForm.tsx';
import { useSettled } from '#src/platform/useSettled.ts';
import { isHere } from '#src/config/hindiPages.ts';
import { paths } from '#src/config/paths.ts';
import * as messages from './messages.tsx';
import { NoSearchResults } from './NoSearchResults.tsx';
import styles from './SearchField.module.css';
import { SearchHits } from './SearchHits.tsx';
import type { Search } from './createSearch.ts';

interface SearchFieldProps {
  /** Fetches the search while somebody begins to type. */
  loadSearch: () => Promise<Search>;
  phone: { display: string; href: string };
  /** Where to go in an emergency. */
  emergency: ReactNode;
  /** Told when the search leads somewhere. */
  onLeave: () => void;
}

/** The page of all hits is there in English alone. */
const hasResultsPage = isHere(paths.blog);

/** Hits of one group under the field; Enter and the link below them show all. */
const mostOfAGroup = hasResultsPage ? 3 : Infinity;

/** The press that opened the box leads into the field. Called once: it is the same function on every render. */
const focusOnArrival = (field: HTMLInputElement | null) => field?.focus();

/** Searches the site as one types, without a call. */
export function SearchField({ loadSearch, phone, emergency, onLeave }: SearchFieldProps) {
  const [search, setSearch] = useState<Search>();
  const [failed, setFailed] = useState(false);
  const [query, setQuery] = useState('');

  useEffect(() => {
    loadSearch().then(
      (loaded) => setSearch(() => loaded),
      () => setFailed(true),
    );
  }, [loadSearch]);

  // A single letter matches too many words.
  const result = query.trim().length > 1 ? search?.(query) : undefined;
  const line = useSettled(failed ? messages.searchFailed : (result?.heading ?? ''), query);
  const groups = (result?.groups ?? []).map(({ name, hits }) => ({
    name,
    hits: hits.slice(0, mostOfAGroup),
  }));
  const hasMore = result?.groups.some(({ hits }) => hits.length > mostOfAGroup);

  return (
    <div>
      <SearchForm
        action={paths.blog}
        data-layout="cluster"
        data-gap="3"
        onSubmit={(event) => (hasResultsPage ? onLeave() : event.preventDefault())}
      >
        <label className={styles.field} data-layout="row" data-gap="3">
          <span className="visually-hidden">{messages.searchThisSite}</span>
          <Icon icon="Search" />
          <input
            type="search"
            name="search"
            placeholder={messages.searchHint}
            ref={focusOnArrival}
            autoComplete="off"
            enterKeyHint="search"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        <Button type="submit" size="small">
          {messages.search}
        </Button>
      </SearchForm>
      <p role="status" className={`small ${styles.status}`}>
        {line}
      </p>
      <SearchHits groups={groups} heading="h2" onFollow={onLeave} />
      {result && hasMore && (
        <Link to={paths.blogBy('search', query)} className="tall-link" onClick={onLeave}>
          {messages.showAll(result.count)}
        </Link>
      )}
      {(failed || result?.count === 0) && (
        <NoSearchResults phone={phone} emergency={emergency} onFollow={onLeave} />
      )}
    </div>
  );
}
