import type { ComponentProps } from 'react';
import { SiteLink } from './SiteLink.tsx';
import styles from './Card.module.css';

interface CardProps extends ComponentProps<'li'> {
  as?: 'li' | 'article';
}

/** Shrinks while pressed; its picture grows on hover. */
export function Card({ as: Element = 'li', className = '', ...rest }: CardProps) {
  return <Element {...rest} className={`${styles.card} ${className}`.trimEnd()} />;
}

interface CardLinkProps extends ComponentProps<typeof SiteLink> {
  /** Underlined on hover alone: a title that is the link. */
  quiet?: boolean;
}

/** Makes its whole card or row a target: the nearest positioned ancestor. */
export function CardLink({ quiet, className = '', ...rest }: CardLinkProps) {
  return (
    <SiteLink
      className={`${styles.link} ${className}`.trimEnd()}
      data-quiet={quiet || undefined}
      {...rest}
    />
  );
}

/** A button that covers its card, as a CardLink does. */
export function CardButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={`${styles.link} ${className}`.trimEnd()} />;
}
