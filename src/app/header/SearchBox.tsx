import { lazy, Suspense } from 'react';
import styles from './SearchBox.module.css';
import type { SearchBoxState } from './useSearchBox.ts';

const SiteSearch = lazy(async () => ({ default: (await import('./SiteSearch.tsx')).SiteSearch }));

/** The box under the header, and the scrim over the page behind it, which closes it. */
export function SearchBox({ id, isOpen, close }: Omit<SearchBoxState, 'button'>) {
  return (
    <>
      <div className={styles.scrim} hidden={!isOpen} aria-hidden onClick={close} />
      <div
        id={id}
        className={styles.box}
        hidden={!isOpen}
        // Close it when the focus leaves, because it would cover what Tab leads to.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.closest('header')?.contains(relatedTarget)) close();
        }}
      >
        <div className="wrap">
          {/* Mounted when it opens: the field takes the focus as it appears. */}
          {isOpen && (
            <Suspense>
              <SiteSearch onLeave={close} />
            </Suspense>
          )}
        </div>
      </div>
    </>
  );
}
