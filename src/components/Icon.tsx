import type { IconName } from './iconNames.ts';
import styles from './Icon.module.css';
import sprite from './icons.svg';

export type { IconName };

interface IconProps {
  icon: IconName;
  className?: string;
  /** A class, for the styles around it. */
  [mark: `data-${string}`]: string | boolean | undefined;
}

/** A decorative icon: the words beside it say what it means. Its size and stroke come from the styles around it. */
export function Icon({ icon, className, ...marks }: IconProps) {
  return (
    <svg
      {...marks}
      className={className ? `${styles.icon} ${className}` : styles.icon}
      aria-hidden="true"
    >
      <use href={`${sprite}#${icon}`} />
    </svg>
  );
}
