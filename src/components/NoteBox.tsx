import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import styles from './NoteBox.module.css';

interface NoteBoxProps {
  icon: IconName;
  ground?: 'wash' | 'paper';
  className?: string;
  children: ReactNode;
}

/** A box beside or within a text, with an icon for what it is about. */
export function NoteBox({ icon, ground = 'wash', className = '', children }: NoteBoxProps) {
  return (
    <div className={`${styles.box} ${className}`.trimEnd()} data-ground={ground}>
      <Icon icon={icon} />
      <div>{children}</div>
    </div>
  );
}
