import { startTransition, useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useRoutes } from 'react-router-dom';
import { ShownPage } from '#src/platform/shownPage.ts';
import { isPageAt, loadPage, type LoadedPage } from './loadPage.ts';
import * as messages from './messages.tsx';
import { routes } from './routes.tsx';
import styles from './Site.module.css';

/** Keeps the page that is shown, with its own address, until the next one is fetched. */
export function Site({ first }: { first: LoadedPage }) {
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [page, setPage] = useState(first);
  const [shown, setShown] = useState(location);
  const isLeaving = !isPageAt(page, location);
  if (!isLeaving && shown !== location) setShown(location);
  const content = useRoutes(routes, isLeaving ? shown : location);

  useLayoutEffect(() => {
    let isStale = false;
    const show = (next: LoadedPage) => {
      if (!isStale) startTransition(() => setPage(next));
    };
    // Also for the shown page, to supersede one that is still rendering.
    if (isPageAt(page, location)) show(page);
    else void loadPage(location).then(show);
    return () => {
      isStale = true;
    };
  }, [page, location]);

  return (
    <ShownPage value={{ ...page, isLeaving, isReturn }}>
      {isLeaving && (
        <div role="progressbar" aria-label={messages.loadingPage} className={styles.progress} />
      )}
      {content}
    </ShownPage>
  );
}
