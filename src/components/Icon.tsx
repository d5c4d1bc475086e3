import type { IconName } from './iconNames.ts';
import styles from './Icon.module.css';
import sprite from './icons.svg';

export type { IconName };

interface IconProps {
  icon: IconName;
  className?: string;
  /** For the styles around it. */
  [mark: `data-${string}`]: string | boolean | undefined;
}

/** An icon is decoration: what it means stands in words beside it. Its size and stroke are its surroundings' styles. */
export function Icon({ icon, className, ...marks }: IconProps) {
  return (
    <svg
      {...marks}
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      <use href={`${sprite}#${icon}`} />
    </svg>
  );
}
