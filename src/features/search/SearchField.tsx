import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { SearchForm } from '#src/components/SearchForm.tsx';
import { StandaloneLink } from '#src/components/SiteLink.tsx';
import { isInThisBuild } from '#src/config/hindiPages.ts';
import { bookingHref, paths } from '#src/config/paths.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import { useDebouncedStatus } from '#src/platform/useDebouncedStatus.ts';
import type { Search } from './createSearch.ts';
import * as messages from './messages.tsx';
import { SearchHits } from './SearchHits.tsx';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  loadSearch: () => Promise<Search>;
  phone: Phone;
  emergency: ReactNode;
  onLeave: () => void;
}

/** Only the English site has the blog, which shows every result. */
const hasResultsPage = isInThisBuild(paths.blog);

/** Enter and the link below show the rest. */
const hitsPerGroup = hasResultsPage ? 3 : Infinity;

/** A constant, so that React calls it once. */
const focusOnMount = (field: HTMLInputElement | null) => field?.focus();

/** Searches the site while the user types. */
export function SearchField({ loadSearch, phone, emergency, onLeave }: SearchFieldProps) {
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setHasFailed] = useState(false);
  const [query, setQuery] = useState('');

  useEffect(() => {
    loadSearch().then(
      (loaded) => setSearch(() => loaded),
      () => setHasFailed(true),
    );
  }, [loadSearch]);

  // One letter matches too many words.
  const result = query.trim().length > 1 ? search?.(query) : undefined;
  const status = useDebouncedStatus(
    hasFailed ? messages.searchFailed : (result?.heading ?? ''),
    query,
  );
  const groups = (result?.groups ?? []).map(({ name, hits }) => ({
    name,
    hits: hits.slice(0, hitsPerGroup),
  }));
  const hasMore = result?.groups.some(({ hits }) => hits.length > hitsPerGroup);

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
            ref={focusOnMount}
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
        {status}
      </p>
      <SearchHits groups={groups} heading="h2" onFollow={onLeave} />
      {result && hasMore && (
        <StandaloneLink href={paths.blogBy('search', query)} onClick={onLeave}>
          {messages.showAll(result.count)}
        </StandaloneLink>
      )}
      {(hasFailed || result?.count === 0) && (
        <>
          <p>
            {messages.askAPerson(
              <StandaloneLink href={phone.href}>
                <span>{messages.callNumber(<span translate="no">{phone.display}</span>)}</span>
              </StandaloneLink>,
              <StandaloneLink href={bookingHref} onClick={onLeave}>
                {messages.book}
              </StandaloneLink>,
            )}
          </p>
          <p className={`strong ${styles.emergency}`}>{messages.inAnEmergency}</p>
          {emergency}
        </>
      )}
    </div>
  );
}
