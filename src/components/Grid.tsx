import type { ComponentPropsWithoutRef } from 'react';
import styles from './Grid.module.css';

interface GridProps extends ComponentPropsWithoutRef<'div'> {
  as?: 'div' | 'ul' | 'figure';
  /** As wide as the page's content; without, as wide as what it stands in. */
  wrap?: boolean;
}

/** The twelve columns. Which of them a part takes, and the gap between rows, stands in the styles of who uses it. */
export function Grid({ as = 'div', wrap, className = '', ...rest }: GridProps) {
  // The elements differ in nothing that is passed on.
  const Element = as as 'div';
  return (
    <Element {...rest} className={`${wrap ? 'wrap ' : ''}${styles.grid} ${className}`.trimEnd()} />
  );
}
