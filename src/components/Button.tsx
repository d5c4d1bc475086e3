import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { SiteLink } from './SiteLink.tsx';
import styles from './Button.module.css';

interface Look {
  kind?: 'primary' | 'secondary' | 'ink' | 'light';
  size?: 'large' | 'small' | 'compact';
  /** Fills its container's width. */
  wide?: boolean;
  /** Extra class for placing it; its looks stay. */
  className?: string;
  children: ReactNode;
}

function lookProps({ kind = 'primary', size = 'large', wide, className }: Omit<Look, 'children'>) {
  return {
    className: className ? `${styles.button} ${className}` : styles.button,
    'data-kind': kind,
    'data-size': size,
    'data-wide': wide || undefined,
  };
}

interface PassingFocus {
  /** It goes when it has done its work: the focus is left to what it stands in (`tabIndex={-1}`), not lost. */
  passesFocus?: boolean;
}

/** A button in the page's own looks; `type` is 'button' unless said otherwise. */
export function Button({
  kind,
  size,
  wide,
  className,
  passesFocus,
  onClick,
  ...rest
}: Look & PassingFocus & ButtonHTMLAttributes<HTMLButtonElement>) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (passesFocus) passFocusOn(event.currentTarget);
    onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      {...lookProps({ kind, size, wide, className })}
    />
  );
}

function passFocusOn(button: HTMLButtonElement) {
  button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}

/** A link that looks like a button. Addresses of the site go through the router, others (tel:, https:) don't. */
export function ButtonLink({
  kind,
  size,
  wide,
  className,
  href,
  onClick,
  children,
}: Look & { href: string; onClick?: () => void }) {
  const look = lookProps({ kind, size, wide, className });
  return (
    <SiteLink href={href} onClick={onClick} {...look}>
      {children}
    </SiteLink>
  );
}
