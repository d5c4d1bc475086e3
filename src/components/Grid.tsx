import type { ComponentPropsWithoutRef } from 'react';
import styles from './Grid.module.css';

interface GridProps extends ComponentPropsWithoutRef<'div'> {
  as?: 'div' | 'ul' | 'figure';
  /** As wide as the page's content. Otherwise it fills its container. */
  wrap?: boolean;
}

/** The grid of twelve columns. Whoever uses it sets each child's columns and the gap between rows. */
export function Grid({ as = 'div', wrap, className = '', ...rest }: GridProps) {
  // Both elements take the same props.
  const Element = as as 'div';
  return (
    <Element {...rest} className={`${wrap ? 'wrap ' : ''}${styles.grid} ${className}`.trimEnd()} />
  );
}
