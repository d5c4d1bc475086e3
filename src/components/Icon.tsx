import type { IconNode } from 'lucide';
import { createElement, useContext } from 'react';
import { IconFile } from './iconFile.ts';
import styles from './Icon.module.css';

interface IconProps {
  icon: IconNode;
  className?: string;
  /** For the styles around it. */
  [mark: `data-${string}`]: string | boolean | undefined;
}

/** An icon is decoration: what it means stands in words beside it. Its size and stroke are its surroundings' styles. */
export function Icon({ icon, className, ...marks }: IconProps) {
  const file = useContext(IconFile);
  const name = icon[0]?.[1].key;
  return (
    <svg
      {...marks}
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      {file && name ? (
        <use href={`${file}#${name}`} />
      ) : (
        icon.map(([shape, attributes], index) =>
          // A shape has no other identity than its position.
          createElement(shape, { ...attributes, key: index }),
        )
      )}
    </svg>
  );
}
