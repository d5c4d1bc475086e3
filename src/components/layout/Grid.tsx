import type { ComponentPropsWithRef } from 'react';
import type { LayoutProps } from './Stack.tsx';

interface GridProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'ul' | 'figure';
  /** As wide as the page's content. Otherwise it fills its container. */
  wrap?: boolean;
  /** Between rows. */
  gap?: LayoutProps['gap'];
  align?: LayoutProps['align'];
}

/**
 * The grid of twelve columns. A child says which it takes on a desk, such as `data-columns="7-12"` (styles/layout.css); all
 * otherwise, and on what is narrower.
 */
export function Grid({ as = 'div', wrap, gap, align, className = '', ...rest }: GridProps) {
  // All of them take the same props.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={`${wrap ? 'wrap ' : ''}${className}`.trimEnd() || undefined}
      data-layout="grid"
      data-gap={gap}
      data-align={align}
    />
  );
}
