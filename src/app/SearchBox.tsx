import { Search } from 'lucide-react';
import { Form } from 'react-router-dom';
import { Button } from '#src/components/Button.tsx';
import { paths } from '#src/config/paths.ts';
import styles from './SearchBox.module.css';
import type { Disclosure } from './useDisclosure.ts';

function focus(input: HTMLInputElement | null) {
  input?.focus();
}

/** The box under the header. It makes no call: a search leads to the site's own articles. */
export function SearchBox({ disclosure }: { disclosure: Disclosure }) {
  return (
    <div id={disclosure.panelId} className={styles.box} hidden={!disclosure.open}>
      <Form
        role="search"
        method="get"
        action={paths.blog}
        className={`wrap ${styles.form}`}
        onSubmit={disclosure.close}
      >
        <label className={styles.field}>
          <span className="visually-hidden">Search our articles</span>
          <Search aria-hidden strokeWidth={1.5} />
          {/* Remounted on each opening, so that the press on the toggle leads straight into it. */}
          {disclosure.open && (
            <input
              ref={focus}
              type="search"
              name="search"
              placeholder="Search"
              enterKeyHint="search"
            />
          )}
        </label>
        <Button type="submit" size="small">
          Search articles
        </Button>
      </Form>
    </div>
  );
}
