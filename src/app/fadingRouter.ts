import type { createBrowserRouter } from 'react-router-dom';
import { reloadsFor } from '#src/components/chunkErrors.ts';
import { isWanted, showInTransition } from './pageTransition.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The same router for <RouterProvider>, which shows another page in a view transition (pageTransition.ts), where the browser can and
 * the visitor wants motion. React renders the page, scrolls and moves the focus within it.
 */
export function fadingRouter(router: Router): Router {
  let shown = router.state.location;
  const subscribe: Router['subscribe'] = (show) =>
    router.subscribe((state, options) => {
      const from = shown;
      // The old page stays until the new one is loaded as a document.
      if (state.navigation.state === 'idle' && reloadsFor(state.errors, from.pathname)) return;
      shown = state.location;
      if (!isWanted(state, from)) return show(state, options);
      // Read when the browser has taken its picture of the old page: a quick second click may have led on.
      showInTransition(shown, () => show(router.state, { ...options, flushSync: true }));
    });
  return Object.create(router, { subscribe: { value: subscribe } }) as Router;
}
