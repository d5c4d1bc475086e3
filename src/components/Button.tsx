import type { ButtonHTMLAttributes, ReactNode } from 'react';
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

/** A button in the page's own looks; `type` is 'button' unless said otherwise. */
export function Button({
  kind,
  size,
  wide,
  className,
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} {...lookProps({ kind, size, wide, className })} />;
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
