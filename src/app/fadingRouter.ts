import type { createBrowserRouter } from 'react-router-dom';
import { visitorSign } from '#src/components/hydration.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The same router for <RouterProvider>, which shows another page in a view transition (pageTransition.ts), where the browser can and
 * the visitor wants motion. React renders the page, scrolls and moves the focus within it.
 */
export function fadingRouter(router: Router): Router {
  let shown = router.state.location;
  let transition: typeof import('./pageTransition.ts') | undefined;
  visitorSign
    .then(() => import('./pageTransition.ts'))
    .then((loaded) => (transition = loaded))
    // Without it pages are shown at once.
    .catch(() => undefined);

  const subscribe: Router['subscribe'] = (show) =>
    router.subscribe((state, options) => {
      const from = shown;
      shown = state.location;
      if (!transition?.isWanted(state, from)) return show(state, options);
      // Read when the browser has taken its picture of the old page: a quick second click may have led on.
      transition.showInTransition(shown, () => show(router.state, { ...options, flushSync: true }));
    });
  return Object.create(router, { subscribe: { value: subscribe } }) as Router;
}
