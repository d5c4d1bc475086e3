import type { IconName } from './iconNames.ts';
import sprite from './icons.svg';
import styles from './Icon.module.css';

export type { IconName };

interface IconProps {
  icon: IconName;
  className?: string;
  [attribute: `data-${string}`]: string | boolean | undefined;
}

/** Classes for an icon on a background of its own; `--tile` sets its size. */
export function iconTile(className = '') {
  return `${styles.tile} ${className}`.trimEnd();
}

/** Decorative; size and stroke come from CSS. */
export function Icon({ icon, className = '', ...attributes }: IconProps) {
  return (
    <svg {...attributes} className={`${styles.icon} ${className}`.trimEnd()} aria-hidden="true">
      <use href={`${sprite}#${icon}`} />
    </svg>
  );
}
