import { lazy, Suspense, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
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
          {/* Mounted on opening, so that its field takes the focus. */}
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

export function useSearchBox() {
  const { key } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  // A box closed by Back must not open again by Forward.
  if (openAt && !isOpen) setOpenAt(undefined);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  return {
    id: useId(),
    button,
    isOpen,
    close: () => setOpenAt(undefined),
    toggle: (event: SyntheticEvent) => {
      event.preventDefault();
      setOpenAt(isOpen ? undefined : key);
    },
  };
}

type SearchBoxState = ReturnType<typeof useSearchBox>;
