import type { ReactNode } from 'react';
import { ButtonLink } from '#src/components/Button.tsx';
import { Icon, type IconName } from '#src/components/Icon.tsx';
import { Cluster } from './Stack.tsx';
import styles from './Actions.module.css';

interface ActionsProps {
  className?: string;
  children: ReactNode;
}

export function Actions({ className = '', children }: ActionsProps) {
  return (
    <Cluster
      gap={3}
      align="stretch"
      className={`${styles.actions} ${className}`.trimEnd()}
      data-hides-booking-bar
    >
      {children}
    </Cluster>
  );
}

export interface ActionLink {
  label: ReactNode;
  href: string;
  icon?: IconName;
}

interface LinkActionsProps {
  links: readonly ActionLink[];
  className?: string;
}

export function LinkActions({ links, className }: LinkActionsProps) {
  return (
    <Actions className={className}>
      {links.map(({ label, href, icon }, index) => (
        <ButtonLink key={href} href={href} kind={index === 0 ? 'primary' : 'secondary'}>
          {icon && <Icon icon={icon} />}
          <span>{label}</span>
        </ButtonLink>
      ))}
    </Actions>
  );
}
