import { useId, useState, type KeyboardEvent } from 'react';
import { Form, Link, useNavigate } from 'react-router-dom';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { useSettled } from '#src/components/useSettled.ts';
import { isHere } from '#src/config/hindiPages.ts';
import { paths } from '#src/config/paths.ts';
import type { SearchResult } from '#src/domain/siteSearch.ts';
import type { EmergencyWords } from '#src/domain/emergency.ts';
import styles from './SearchField.module.css';
import * as messages from './messages.tsx';
import { NoSearchResults } from './NoSearchResults.tsx';
import { SearchSuggestions } from './SearchSuggestions.tsx';
import { useSiteSearch, type LoadSearch } from './useSiteSearch.ts';

interface SearchFieldProps {
  loadSearch: LoadSearch;
  phone: { display: string; href: string };
  /** What to do in an emergency, a sentence each. */
  emergency: EmergencyWords;
  /** Told when the search leads somewhere. */
  onLeave: () => void;
}

/** Hits of one group that the list under the field shows; Enter and the link below it show them all. */
const mostOfAGroup = 3;

function topOf({ groups }: SearchResult): SearchResult['groups'] {
  return groups.map(({ name, hits }) => ({ name, hits: hits.slice(0, mostOfAGroup) }));
}

/**
 * The press that opened the box leads straight into the field. Called once: it is the same function on every render.
 */
function focusOnArrival(field: HTMLInputElement | null) {
  field?.focus();
}

/**
 * Searches the site as one types (WAI-ARIA combobox pattern with a list box: arrow keys move, Enter follows or shows
 * all results, Escape closes the list). It makes no call.
 */
export function SearchField({ loadSearch, phone, emergency, onLeave }: SearchFieldProps) {
  const id = useId();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const [shut, setShut] = useState(false);
  const { result, failed } = useSiteSearch(query, loadSearch);

  const line = useSettled(failed ? messages.searchFailed : (result?.heading ?? ''), query);

  const groups = result ? topOf(result) : [];
  const hits = groups.flatMap((group) => group.hits);
  const open = !shut && hits.length > 0;
  const chosen = open ? hits[active] : undefined;

  function look(text: string) {
    setQuery(text);
    setActive(-1);
    setShut(false);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      // The list alone; the next one closes the box.
      event.stopPropagation();
      event.preventDefault();
      setShut(true);
      setActive(-1);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && hits.length > 0) {
      event.preventDefault();
      setShut(false);
      // Up from the first suggestion leads back to the field.
      const places = hits.length + 1;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((before) => ((before + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      onLeave();
      const { href } = chosen.entry;
      // This language's router knows no page that is there in English alone.
      if (isHere(href)) void navigate(href);
      else window.location.assign(href);
    }
  }

  return (
    <div>
      <Form
        role="search"
        method="get"
        action={paths.blog}
        reloadDocument={!isHere(paths.blog)}
        data-layout="cluster"
        data-gap="3"
        onSubmit={onLeave}
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
            onChange={(event) => look(event.target.value)}
            onKeyDown={handleKey}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen && `${id}-${active}`}
          />
        </label>
        <Button type="submit" size="small">
          {messages.search}
        </Button>
      </Form>
      <p role="status" className={`small ${styles.status}`}>
        {line}
      </p>
      <div className={styles.list} hidden={!open}>
        {hits.length > 0 && (
          <SearchSuggestions
            id={id}
            groups={groups}
            query={query}
            active={active}
            onFollow={onLeave}
          />
        )}
        {result && result.count > hits.length && (
          <Link
            to={{ pathname: paths.blog, search: new URLSearchParams({ search: query }).toString() }}
            className="tall-link"
            onClick={onLeave}
          >
            {messages.showAll(result.count)}
          </Link>
        )}
      </div>
      {(failed || result?.count === 0) && (
        <NoSearchResults phone={phone} emergency={emergency} onFollow={onLeave} />
      )}
    </div>
  );
}
