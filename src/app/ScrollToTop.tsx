import { useEffect, useState } from 'react';
import { Icon } from '#src/components/Icon.tsx';
import { scrollSmoothlyTo } from './smoothScroll.ts';
import styles from './ScrollToTop.module.css';

/** px scrolled before the button appears (docs/product.md, section 9). */
const threshold = 350;

/**
 * The button back to the top, once the page is scrolled (docs/product.md, section 2: layouts). `atEdge`: the page is as wide
 * as the screen, and leaves no room beside it.
 */
export function ScrollToTop({ atEdge }: { atEdge?: boolean }) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const update = () => setShown(window.scrollY > threshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  if (!shown) return null;
  return (
    <button
      type="button"
      className={styles.button}
      data-edge={atEdge || undefined}
      onClick={scrollUp}
    >
      <Icon icon="ArrowUp" />
      <span className="visually-hidden">Scroll to top</span>
    </button>
  );
}

function scrollUp() {
  scrollSmoothlyTo();
  window.scrollTo(0, 0);
  // The button disappears at the top: the next Tab starts from the content.
  document.getElementById('main')?.focus({ preventScroll: true });
}
