import { brand } from '#src/content/brand.ts';
import { loadSiteSearch } from '#src/content/siteSearch.ts';
import styles from './SearchBox.module.css';
import { LazySearchField } from '#src/features/search/LazySearchField.tsx';
import type { Disclosure } from './useDisclosure.ts';

/** The box under the header, and the shade over the page behind it, which closes it. */
export function SearchBox({ disclosure }: { disclosure: Disclosure }) {
  const { open, close, panelId } = disclosure;
  return (
    <>
      <div className={styles.scrim} hidden={!open} aria-hidden onClick={close} />
      <div
        id={panelId}
        className={styles.box}
        hidden={!open}
        // Whoever tabs on to the page must see where they are.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.closest('header')?.contains(relatedTarget)) close();
        }}
      >
        {/* Mounted on each opening, so that the press on the toggle leads straight into the field. */}
        <div className="wrap">
          {open && (
            <LazySearchField loadSearch={loadSiteSearch} phone={brand.phone} onLeave={close} />
          )}
        </div>
      </div>
    </>
  );
}
