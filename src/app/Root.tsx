import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import styles from './Root.module.css';
import { useNavigationFocus } from './useNavigationFocus.ts';
import { smoothOnSamePage } from './smoothScroll.ts';

/** What every page has: the skip link, scrolling and focus on navigation. */
export function Root() {
  useNavigationFocus();
  return (
    <div onClickCapture={smoothOnSamePage} onSubmitCapture={smoothOnSamePage}>
      <a href="#main" className={styles.skip} onClick={focusMain}>
        Skip to content
      </a>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}

/**
 * What a position is kept under. A page that was opened from outside (typed, a bookmark) has no key of its own; it must
 * not open where another visit to it stood in this tab. Where it stood before a reload, the browser knows. An anchor that
 * the browser followed by itself has no key either.
 */
function scrollKey({ key, hash }: Location) {
  return key === 'default' ? `opened ${performance.timeOrigin}${hash}` : key;
}

/** The address stays as it is: '#main' would be in the way of the page's own anchors. */
function focusMain(event: React.MouseEvent) {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.focus();
  main?.scrollIntoView();
}
