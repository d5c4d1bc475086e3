import { useEffect, useState } from 'react';
import * as messages from '#src/app/messages.tsx';
import { Icon, iconTile } from '#src/components/Icon.tsx';
import { afterPaint } from '#src/platform/afterPaint.ts';
import styles from './ScrollToTop.module.css';

/** In px (docs/product.md, section 9). */
const threshold = 350;

export function ScrollToTop({ atEdge }: { atEdge?: boolean }) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const update = () => setIsShown(window.scrollY > threshold);
    const cancel = afterPaint(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancel();
      window.removeEventListener('scroll', update);
    };
  }, []);

  if (!isShown) return null;
  return (
    <button
      type="button"
      className={iconTile(styles.button)}
      data-edge={atEdge || undefined}
      data-floating
      onClick={scrollUp}
    >
      <Icon icon="ArrowUp" />
      <span className="visually-hidden">{messages.scrollToTop}</span>
    </button>
  );
}

function scrollUp() {
  window.scrollTo(0, 0);
  // The button unmounts at the top and must move focus.
  document.getElementById('main')?.focus({ preventScroll: true });
}
