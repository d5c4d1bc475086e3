import { Link } from 'react-router-dom';
import { writtenIn } from '#src/config/hindiPages.ts';
import type { SearchResult } from '#src/domain/siteSearch.ts';
import { HitPicture } from './HitPicture.tsx';
import { Highlight } from './Highlight.tsx';
import * as messages from './messages.tsx';
import styles from './SearchField.module.css';

interface SearchSuggestionsProps {
  /** Prefix of every id in the list. */
  id: string;
  groups: SearchResult['groups'];
  query: string;
  /** The index of the active hit, counted through all groups. */
  active: number;
  onFollow: () => void;
}

/** The hits by group, as the listbox of a combobox: the focus stays in the field. */
export function SearchSuggestions({ id, groups, query, active, onFollow }: SearchSuggestionsProps) {
  const starts = groups.map((_, place) =>
    groups.slice(0, place).reduce((sum, { hits }) => sum + hits.length, 0),
  );
  return (
    <div id={`${id}-list`} role="listbox" aria-label={messages.results}>
      {groups.map(({ name, hits }, place) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`} className="above-3">
          <p id={`${id}-${name}`} role="presentation" className={`small strong ${styles.name}`}>
            {messages.groupNames[name]}
          </p>
          {hits.map(({ entry, text, found }, step) => {
            const at = starts[place]! + step;
            return (
              <Link
                key={entry.title}
                id={`${id}-${at}`}
                ref={(hit) => {
                  if (at === active) hit?.scrollIntoView({ block: 'nearest' });
                }}
                to={entry.href}
                hrefLang={writtenIn(entry.href)}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                className={`ink ${styles.hit}`}
                data-layout="row"
                data-gap="4"
                // A press does not take the focus from the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={onFollow}
              >
                <HitPicture entry={entry} />
                <span>
                  <b>
                    <Highlight text={entry.title} query={query} found={found} />
                  </b>
                  <small className="small">
                    <Highlight text={text} query={query} found={found} />
                  </small>
                </span>
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
