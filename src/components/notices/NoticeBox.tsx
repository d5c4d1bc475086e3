import type { ComponentPropsWithRef } from 'react';
import { Icon } from '#src/components/Icon.tsx';
import type { IconName } from '#src/components/iconNames.ts';
import styles from './NoticeBox.module.css';

interface NoticeBoxProps extends ComponentPropsWithRef<'div'> {
  icon: IconName;
  ground?: 'wash' | 'paper';
}

export function NoticeBox({
  icon,
  ground = 'wash',
  className = '',
  children,
  ...rest
}: NoticeBoxProps) {
  return (
    <div {...rest} className={`${styles.box} ${className}`.trimEnd()} data-ground={ground}>
      <Icon icon={icon} />
      <div>{children}</div>
    </div>
  );
}
