import { type ReactNode, Suspense, useState } from 'react';
import { ListHead } from '#src/components/ListHead.tsx';
import { clinicFilter } from '#src/domain/choiceFilters.ts';
import type { RequestList } from '#src/domain/requestList.ts';
import {
  ClinicField,
  MoreFilters,
  SavedViews,
} from '#src/features/requests/list/lazyComponents.ts';
import { RequestFilters, type RequestFiltersProps } from './RequestFilters.tsx';

interface FilterAreaProps extends Omit<RequestFiltersProps, 'clinic' | 'further' | 'onViews'> {
  requests: RequestList;
  /** A clinic's name without the brand. */
  clinicOf: (name: string) => string;
  loading: boolean;
  /** Nobody is logged in: there is nothing to filter. */
  isOut: boolean;
  /** A sentence about what the list holds. */
  status: string;
  failed: boolean;
  /** What can be done about it. */
  action: ReactNode;
}

/** The list's title and status with its filters. */
export function FilterArea(props: FilterAreaProps) {
  const { requests, clinicOf, loading, isOut, status, failed, action, filters, onChange } = props;
  const { choices } = filters;
  const [showsViews, setShowsViews] = useState(false);
  return (
    <ListHead title="Appointment Requests" status={status} failed={failed} action={action}>
      {!isOut && (
        <RequestFilters
          {...props}
          onViews={() => setShowsViews(true)}
          clinic={
            requests.dated.length > 0 && (
              <ClinicField
                filter={clinicFilter}
                value={choices.clinic}
                requests={requests.dated}
                first="All clinics"
                words={clinicOf}
                onChoose={(clinic) => onChange({ choices: { ...choices, clinic } })}
              />
            )
          }
          further={
            !loading && (
              <Suspense>
                <MoreFilters requests={requests} filters={filters} onChange={onChange} />
              </Suspense>
            )
          }
        />
      )}
      {showsViews && (
        <Suspense>
          <SavedViews filters={filters} onChoose={onChange} onClose={() => setShowsViews(false)} />
        </Suspense>
      )}
    </ListHead>
  );
}
