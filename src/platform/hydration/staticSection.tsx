import { type ComponentType, lazy } from 'react';
import { usePrerendered } from './usePrerendered.ts';
import styles from './staticSection.module.css';

/** Outside the component: React would set the markup of a new object again. */
export const untouched = { __html: '' };

/**
 * A part of a page without a control of React's. Prerendered, it is left as it is, and its code is not fetched; anywhere else it is a
 * lazy component. The props are the wrapper's.
 */
export function staticSection(load: () => Promise<ComponentType>) {
  const Section = lazy(async () => ({ default: await load() }));
  return function StaticSection({ className = styles.section }: { className?: string }) {
    if (usePrerendered())
      return (
        <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
      );
    return (
      <div className={className}>
        <Section />
      </div>
    );
  };
}
