import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  createContext,
  use,
  useId,
} from 'react';
import styles from './Section.module.css';

/** The colours a section can stand on (styles/grounds.css). */
type Ground = 'page' | 'paper' | 'mint' | 'mint-2' | 'sky' | 'sky-2' | 'wash' | 'panel' | 'night';

const TitleId = createContext<string | undefined>(undefined);

interface SectionProps extends Omit<
  ComponentPropsWithRef<'section'>,
  'aria-label' | 'aria-labelledby'
> {
  /** 'div' for a band without a name, 'article' for what is named by its own heading. */
  as?: 'section' | 'div' | 'article';
  /** The background and ink. */
  ground?: Ground;
  /** A floor, as high as its class says with `--floor`. */
  floor?: boolean;
  /**
   * The space above and below; 'close' below a head on the same ground, 'top' where a picture stands on the lower edge,
   * 'none' where the section has its own.
   */
  space?: 'both' | 'close' | 'top' | 'none';
  /** The id of its SectionTitle, where something else refers to it. */
  titleId?: string;
  /** The accessible name of a section without a heading; otherwise its SectionTitle names it. */
  label?: string;
}

/** A block of a page: its ground, the room around it, its anchor and its name. It sets nothing outside itself. */
export function Section({
  as = 'section',
  id,
  ground,
  floor,
  space = 'both',
  label,
  titleId,
  className = '',
  children,
  ...rest
}: SectionProps) {
  const ownId = useId();
  const headingId = titleId ?? (id ? `${id}-title` : ownId);
  // Both elements take the same props.
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
  /** The large size, used by every second section. */
  xl?: boolean;
}

/** The heading that names its section. */
export function SectionTitle({
  as: Heading = 'h2',
  xl,
  className,
  children,
  ...rest
}: SectionTitleProps) {
  return (
    <Heading
      {...rest}
      id={use(TitleId)}
      className={[xl && 'xl', className].filter(Boolean).join(' ') || undefined}
    >
      {children}
    </Heading>
  );
}
