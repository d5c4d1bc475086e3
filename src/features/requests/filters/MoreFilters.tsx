import { Suspense, useState } from 'react';
import { Cluster } from '#src/components/Stack.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { choiceFilters } from '#src/domain/choiceFilters.ts';
import type { ListFilters } from '#src/domain/listFilters.ts';
import type { DatePeriod, RequestList } from '#src/domain/requestList.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { SavedViews } from '#src/features/requests/list/lazyComponents.ts';
import { QuickRanges } from './QuickRanges.tsx';
import styles from './MoreFilters.module.css';

export interface MoreFiltersProps {
  requests: RequestList;
  filters: ListFilters;
  /** The days that the list is narrowed to. */
  period: DatePeriod;
  /** YYYY-MM-DD by the clinic's clock. */
  today: string;
  onChange: (change: Partial<ListFilters>) => void;
  /** The id of what the 'Filters' button of a small screen opens. */
  panelId: string;
  /** Whether it is open there; a wide screen shows it always. */
  open: boolean;
}

/** The quick dates, and a field for each filter with a choice. They load after the list, which their values come from. */
export function MoreFilters(props: MoreFiltersProps) {
  const { requests, filters, period, today, onChange, panelId, open } = props;
  const { choices } = filters;
  const [showsViews, setShowsViews] = useState(false);
  return (
    <>
      <QuickRanges period={period} today={today} onChange={onChange} />
      <Cluster
        gap={3}
        align="end"
        id={panelId}
        className={styles.panel}
        data-open={open || undefined}
      >
        {choiceFilters.map((filter) => (
          <div key={filter.name} className={styles.choice} data-name={filter.name}>
            <ChoiceField
              filter={filter}
              value={choices[filter.name]}
              requests={requests.dated}
              first="All"
              onChoose={(value) => onChange({ choices: { ...choices, [filter.name]: value } })}
            />
          </div>
        ))}
        <Cluster gap={3} className={styles.tools}>
          <ToolButton icon="Bookmark" aria-haspopup="dialog" onClick={() => setShowsViews(true)}>
            Views
          </ToolButton>
          <ToolButton icon="ClipboardList" onClick={() => onChange({ sheet: true })}>
            Day sheet
          </ToolButton>
        </Cluster>
      </Cluster>
      {showsViews && (
        <Suspense>
          <SavedViews filters={filters} onChoose={onChange} onClose={() => setShowsViews(false)} />
        </Suspense>
      )}
    </>
  );
}
