import { choiceFilters } from '#src/domain/choiceFilters.ts';
import type { ListFilters } from '#src/domain/listFilters.ts';
import type { RequestList } from '#src/domain/requestList.ts';
import { markMeanings } from '#src/features/requests/list/rowMarks.ts';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './RequestFilters.module.css';

export interface MoreFiltersProps {
  requests: RequestList;
  filters: ListFilters;
  onChange: (change: Partial<ListFilters>) => void;
}

/** Words of the list that a new colleague asks about. */
const meanings = {
  Recent: 'The newest day first.',
  'Next up': 'What comes next first, then what is past.',
  'No Sorting': 'As the requests were stored.',
  ...markMeanings,
  Views: 'Days, filters and order under a name; one of them can be what the list opens with.',
};

/** A field for each filter with a choice but the clinic's, and what the list's words mean. They load after the list. */
export function MoreFilters({ requests, filters, onChange }: MoreFiltersProps) {
  const { choices } = filters;
  return (
    <>
      {choiceFilters
        .filter(({ name }) => name !== 'clinic')
        .map((filter) => (
          <div key={filter.name} className={styles.field}>
            <ChoiceField
              filter={filter}
              value={choices[filter.name]}
              requests={requests.dated}
              first="All"
              onChoose={(value) => onChange({ choices: { ...choices, [filter.name]: value } })}
            />
          </div>
        ))}
      <dl className={`small ${styles.meanings}`}>
        {Object.entries(meanings).map(([word, meaning]) => (
          <div key={word}>
            <dt className="nowrap strong">{`${word}:`}</dt> <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
