import type { ComponentPropsWithoutRef } from 'react';
import styles from './Stack.module.css';

interface StackProps extends ComponentPropsWithoutRef<'div'> {
  as?: 'div' | 'ul' | 'ol' | 'dl';
  /** The step of the scale between one part and the next. */
  gap: 2 | 3 | 4 | 6 | 7;
}

/** Parts below each other, the same distance apart. */
export function Stack({ as = 'div', gap, className = '', ...rest }: StackProps) {
  // Both elements take the same props.
  const Element = as as 'div';
  return <Element {...rest} className={`${styles.stack} ${className}`.trimEnd()} data-gap={gap} />;
}
