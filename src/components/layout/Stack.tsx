import type { ComponentPropsWithRef } from 'react';

export interface LayoutProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'ul' | 'ol' | 'dl' | 'li' | 'p' | 'span' | 'header' | 'footer' | 'nav';
  /** The step of the scale between one part and the next; the fluid ones grow with the screen. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 'fluid-5';
  align?: 'start' | 'baseline' | 'end' | 'stretch';
  justify?: 'between';
}

/** Parts below each other, the same distance apart (styles/layout.css). */
export function Stack(props: LayoutProps) {
  return <Layout {...props} layout="stack" />;
}

/** Parts beside each other, in as many rows as they need. */
export function Cluster(props: LayoutProps) {
  return <Layout {...props} layout="cluster" />;
}

/** Parts beside each other in one row, such as an icon and its words; an icon keeps its width. */
export function Row(props: LayoutProps) {
  return <Layout {...props} layout="row" />;
}

function Layout({
  as = 'div',
  layout,
  gap,
  align,
  justify,
  ...rest
}: LayoutProps & { layout: string }) {
  // All of them take the same props.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      data-layout={layout}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
    />
  );
}
