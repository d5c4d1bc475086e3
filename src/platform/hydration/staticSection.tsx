import { type ComponentType, lazy } from 'react';
import { usePrerendered } from './usePrerendered.ts';
import styles from './staticSection.module.css';

/** One object: React would set the markup of a new one again. */
export const keepMarkup = { __html: '' };

/** Leaves prerendered markup alone and fetches no code; elsewhere a lazy component. */
export function staticSection(load: () => Promise<ComponentType>) {
  const Section = lazy(async () => ({ default: await load() }));
  return function StaticSection({ className = styles.section }: { className?: string }) {
    if (usePrerendered())
      return (
        <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={keepMarkup} />
      );
    return (
      <div className={className}>
        <Section />
      </div>
    );
  };
}
