import { useEffect, useRef, useState } from 'react';
import * as messages from '#src/app/messages.tsx';
import { Icon, iconTile } from '#src/components/Icon.tsx';
import { afterPaint } from '#src/platform/afterPaint.ts';
import styles from './ScrollToTop.module.css';

/** In px (docs/product.md, section 9). */
const threshold = 350;

/** In ms: the booking bar's transition, which moves the button. */
const settled = 300;

export function ScrollToTop({ atEdge }: { atEdge?: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  const [givesWay, setGivesWay] = useState(false);

  useEffect(() => {
    const update = () => {
      setShown(window.scrollY > threshold);
      setGivesWay(button.current !== null && liesOverControl(button.current));
    };
    let timer = 0;
    const later = () => {
      update();
      clearTimeout(timer);
      timer = window.setTimeout(update, settled);
    };
    const cancel = afterPaint(later);
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancel();
      clearTimeout(timer);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [shown]);

  if (!shown) return null;
  return (
    <button
      ref={button}
      type="button"
      className={iconTile(styles.button)}
      data-edge={atEdge || undefined}
      data-away={givesWay || undefined}
      data-floating
      onClick={scrollUp}
    >
      <Icon icon="ArrowUp" />
      <span className="visually-hidden">{messages.scrollToTop}</span>
    </button>
  );
}

/** Also checks the edge by which the button's target is wider. */
function liesOverControl(button: HTMLElement): boolean {
  if (button === document.activeElement) return false;
  const { left, width, top, height } = button.getBoundingClientRect();
  return [left - 4, left - 1, left + width / 2].some((x) =>
    [0, 0.25, 0.5, 0.75, 1]
      .map((part) => top + part * height)
      .some((y) =>
        document
          .elementsFromPoint(x, y)
          .some(
            (part) =>
              !button.contains(part) && part.closest('a, button, input, select, textarea, summary'),
          ),
      ),
  );
}

function scrollUp() {
  window.scrollTo(0, 0);
  // The button unmounts at the top and must move focus.
  document.getElementById('main')?.focus({ preventScroll: true });
}
