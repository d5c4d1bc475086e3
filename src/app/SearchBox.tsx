import styles from './SearchBox.module.css';
import { LazySearchField } from './LazySearchField.tsx';
import type { Disclosure } from './useDisclosure.ts';

/** The box under the header. */
export function SearchBox({ disclosure }: { disclosure: Disclosure }) {
  return (
    <div id={disclosure.panelId} className={styles.box} hidden={!disclosure.open}>
      {/* Mounted on each opening, so that the press on the toggle leads straight into the field. */}
      <div className="wrap">
        {disclosure.open && <LazySearchField onLeave={disclosure.close} />}
      </div>
    </div>
  );
}
