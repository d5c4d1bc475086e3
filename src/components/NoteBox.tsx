import type { ComponentPropsWithRef } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import styles from './NoteBox.module.css';

interface NoteBoxProps extends ComponentPropsWithRef<'div'> {
  icon: IconName;
  ground?: 'wash' | 'paper';
}

export function NoteBox({
  icon,
  ground = 'wash',
  className = '',
  children,
  ...rest
}: NoteBoxProps) {
  return (
    <div {...rest} className={`${styles.box} ${className}`.trimEnd()} data-ground={ground}>
      <Icon icon={icon} />
      <div>{children}</div>
    </div>
  );
}
