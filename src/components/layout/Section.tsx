import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  createContext,
  use,
  useId,
} from 'react';
import styles from './Section.module.css';

type Ground = 'page' | 'paper' | 'mint' | 'mint-2' | 'sky' | 'sky-2' | 'wash' | 'panel' | 'night';

const TitleId = createContext<string | undefined>(undefined);

interface SectionProps extends Omit<
  ComponentPropsWithRef<'section'>,
  'aria-label' | 'aria-labelledby'
> {
  /** 'div' has no accessible name; 'article' is named by its own heading. */
  as?: 'section' | 'div' | 'article';
  ground?: Ground;
  floor?: boolean;
  /** Padding. 'close': less above, below a page head of the same ground. 'top': none below, for a picture on the lower edge. */
  space?: 'close' | 'top' | 'none';
  titleId?: string;
  label?: string;
}

export function Section({
  as = 'section',
  id,
  ground,
  floor,
  space,
  label,
  titleId,
  className = '',
  children,
  ...rest
}: SectionProps) {
  const ownId = useId();
  const headingId = titleId ?? (id ? `${id}-title` : ownId);
  const Element = as as 'section';
  const labelledBy = as === 'section' && !label ? headingId : undefined;
  return (
    <TitleId value={headingId}>
      <Element
        {...rest}
        id={id}
        className={`${styles.section} ${className}`.trimEnd()}
        data-ground={ground}
        data-floor={floor}
        data-space={space}
        aria-label={label}
        aria-labelledby={labelledBy}
      >
        {children}
      </Element>
    </TitleId>
  );
}

interface SectionTitleProps extends ComponentPropsWithoutRef<'h2'> {
  as?: 'h1' | 'h2';
}

export function SectionTitle({ as: Heading = 'h2', children, ...rest }: SectionTitleProps) {
  return (
    <Heading {...rest} id={use(TitleId)}>
      {children}
    </Heading>
  );
}
