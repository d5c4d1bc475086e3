import { NavigationType, type createBrowserRouter, type RouterState } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The same router for <RouterProvider>, which shows another page in a view transition: one page fades into the next, where
 * the browser can and the visitor wants motion (styles/base.css). React renders the page, scrolls and moves the focus within it.
 */
export function fadingRouter(router: Router): Router {
  let shown = router.state.location;

  const subscribe: Router['subscribe'] = (show) =>
    router.subscribe((state, options) => {
      const fades = isOtherPage(state, shown.pathname) && canFade();
      shown = state.location;
      if (!fades) return show(state, options);
      // Read when the browser has taken its picture of the old page: a quick second click may have led on.
      document.startViewTransition(() => show(router.state, { ...options, flushSync: true }));
    });
  return Object.create(router, { subscribe: { value: subscribe } }) as Router;
}

/** Not an anchor or another query of the same page. Back is immediate: browsers animate a swipe back by themselves. */
function isOtherPage({ historyAction, location }: RouterState, pathname: string): boolean {
  return historyAction !== NavigationType.Pop && location.pathname !== pathname;
}

/** Browsers that tell of a transition under way. Those that only start them include WebKitGTK 2.50, whose page crashes in one. */
function canFade(): boolean {
  return (
    'activeViewTransition' in document &&
    window.matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}
