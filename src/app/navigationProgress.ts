import * as messages from './messages.tsx';
import styles from './navigationProgress.module.css';

interface Router {
  subscribe: (listener: (state: { navigation: { state: string } }) => void) => () => void;
}

/**
 * Shows a bar at the top of the screen while a page that was asked for within the site is on its way: the browser shows its own for
 * documents alone. The style sheet leaves it out for the first moments, in which most pages come.
 */
export function showNavigationProgress(router: Router): void {
  const bar = document.createElement('div');
  bar.className = styles.bar ?? '';
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', messages.loadingPage);
  bar.hidden = true;
  document.body.append(bar);
  router.subscribe(({ navigation }) => {
    bar.hidden = navigation.state === 'idle';
  });
}
