import type { ComponentPropsWithRef } from 'react';
import { iconTile } from './Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  label: string;
}

export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={iconTile(`${styles.button} ${className}`)}
      aria-label={label}
    />
  );
}
