import type { ComponentPropsWithRef } from 'react';

export interface LayoutProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'ul' | 'ol' | 'dl' | 'li' | 'p' | 'span' | 'header' | 'footer' | 'nav';
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 'fluid-5';
  align?: 'start' | 'baseline' | 'end' | 'stretch';
  justify?: 'between';
}

export function Stack(props: LayoutProps) {
  return <Layout {...props} layout="stack" />;
}

export function Cluster(props: LayoutProps) {
  return <Layout {...props} layout="cluster" />;
}

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
