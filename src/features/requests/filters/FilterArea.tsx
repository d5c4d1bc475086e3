import { type ReactNode, Suspense, useState } from 'react';
import { ListHead } from '#src/components/ListHead.tsx';
import { MoreFilters, SavedViews } from '#src/features/requests/list/lazyComponents.ts';
import { RequestFilters, type RequestFiltersProps } from './RequestFilters.tsx';

interface FilterAreaProps extends Omit<RequestFiltersProps, 'further' | 'onViews'> {
  loading: boolean;
  /** Nobody is logged in: there is nothing to filter. */
  isOut: boolean;
  /** A sentence about what the list holds. */
  status: string;
  /** What can be done about it. */
  action: ReactNode;
}

/** The list's title and status with its filters. */
export function FilterArea(props: FilterAreaProps) {
  const { requests, loading, isOut, status, action, filters, onChange } = props;
  const [showsViews, setShowsViews] = useState(false);
  return (
    <ListHead title="Appointment Requests" status={status} action={action}>
      {!isOut && (
        <RequestFilters
          {...props}
          onViews={() => setShowsViews(true)}
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
