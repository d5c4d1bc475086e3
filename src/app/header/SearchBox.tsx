import { lazy, Suspense } from 'react';
import type { SearchBoxState } from './useSearchBox.ts';
import styles from './Header.module.css';

const SiteSearch = lazy(async () => ({ default: (await import('./SiteSearch.tsx')).SiteSearch }));

export function SearchBox({ id, isOpen, close }: Omit<SearchBoxState, 'button'>) {
  return (
    <>
      <div className={styles.scrim} hidden={!isOpen} aria-hidden onClick={close} />
      <div
        id={id}
        className={styles.box}
        hidden={!isOpen}
        // An open box would cover the element that Tab leads to.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.closest('header')?.contains(relatedTarget)) close();
        }}
      >
        <div className="wrap">
          {/* Mounted on opening, so that `autoFocus` takes effect. */}
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
