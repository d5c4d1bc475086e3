import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { passFocusOn } from '#src/platform/passFocus.ts';
import { SiteLink } from './SiteLink.tsx';
import styles from './Button.module.css';

interface Appearance {
  kind?: 'primary' | 'secondary' | 'light';
  size?: 'large' | 'small' | 'compact';
  /** Fills its container's width. */
  wide?: boolean;
  /** An extra class for its position; the appearance stays. */
  className?: string;
  children: ReactNode;
}

/** For a link of another kind that looks like a button. */
export function appearanceProps({
  kind = 'primary',
  size = 'large',
  wide,
  className,
}: Omit<Appearance, 'children'>) {
  return {
    className: className ? `${styles.button} ${className}` : styles.button,
    'data-kind': kind,
    'data-size': size,
    'data-wide': wide || undefined,
  };
}

interface Behaviour {
  /**
   * For a button that disappears when clicked: moves the focus to the nearest parent with `tabIndex={-1}`, so that it is
   * not lost.
   */
  passesFocus?: boolean;
}

/** A button. The default of `type` is 'button', not 'submit'. */
export function Button({
  kind,
  size,
  wide,
  className,
  passesFocus,
  onClick,
  ...rest
}: Appearance & Behaviour & ButtonHTMLAttributes<HTMLButtonElement>) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (passesFocus) passFocusOn(event.currentTarget);
    onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      onClick={handleClick}
      {...appearanceProps({ kind, size, wide, className })}
    />
  );
}

/** A link that looks like a button. The router handles addresses of the site, the browser all others (tel:, https:). */
export function ButtonLink({
  kind,
  size,
  wide,
  className,
  href,
  newTab,
  onClick,
  children,
}: Appearance & { href: string; newTab?: boolean; onClick?: () => void }) {
  const appearance = appearanceProps({ kind, size, wide, className });
  return (
    <SiteLink href={href} newTab={newTab} onClick={onClick} {...appearance}>
      {children}
    </SiteLink>
  );
}
