import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { SiteLink } from './SiteLink.tsx';
import styles from './Button.module.css';

export interface Appearance {
  kind?: 'primary' | 'secondary' | 'light';
  size?: 'small' | 'compact';
  wide?: boolean;
  className?: string;
  children: ReactNode;
}

export function appearanceProps({
  kind,
  size,
  wide,
  className = '',
}: Omit<Appearance, 'children'>) {
  return {
    className: `${styles.button} ${className}`.trimEnd(),
    'data-kind': kind,
    'data-size': size,
    'data-wide': wide || undefined,
  };
}

interface Behaviour {
  passesFocus?: boolean;
}

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

/** A button that reads as a text. */
export function TextButton({ className = '', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={`${styles.text} ${className}`.trimEnd()} />;
}

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

/** A control that unmounts must move focus: to the nearest ancestor with `tabIndex={-1}`, or the main content. */
export function passFocusOn(control: Element): void {
  const next = control.closest<HTMLElement>('[tabindex="-1"]') ?? document.getElementById('main');
  next?.focus({ preventScroll: true });
}
