import type { ComponentPropsWithRef } from 'react';
import type { LayoutProps } from './Stack.tsx';

interface GridProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'ul' | 'figure';
  wrap?: boolean;
  gap?: LayoutProps['gap'];
  align?: LayoutProps['align'];
}

/** Twelve columns; a child sets `data-columns="7-12"` (styles/layout.css). */
export function Grid({ as = 'div', wrap, gap, align, className = '', ...rest }: GridProps) {
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
