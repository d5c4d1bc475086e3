import { lazy, Suspense, type ComponentProps } from 'react';
import type { SearchField } from './SearchField.tsx';

const Field = lazy(async () => ({ default: (await import('./SearchField.tsx')).SearchField }));

/** The search, fetched when its box is opened: the first load has no use for it. */
export function LazySearchField(props: ComponentProps<typeof SearchField>) {
  return (
    <Suspense>
      <Field {...props} />
    </Suspense>
  );
}
