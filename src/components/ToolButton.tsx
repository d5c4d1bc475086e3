import type { ComponentProps } from 'react';
import { Button, ButtonLink } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import * as messages from './messages.tsx';

interface Look {
  icon?: IconName;
}

type ToolButtonProps = Look & Omit<ComponentProps<typeof Button>, 'kind' | 'size'>;

export function ToolButton({ icon, children, ...button }: ToolButtonProps) {
  return (
    <Button kind="secondary" size="compact" {...button}>
      {icon && <Icon icon={icon} />}
      <span>{children}</span>
    </Button>
  );
}

type ToolLinkProps = Look & Omit<ComponentProps<typeof ButtonLink>, 'kind' | 'size'>;

export function ToolLink({ icon, children, ...link }: ToolLinkProps) {
  return (
    <ButtonLink kind="secondary" size="compact" {...link}>
      {icon && <Icon icon={icon} />}
      <span>{children}</span>
      {link.newTab && <span className="visually-hidden">{` ${messages.opensInNewTab}`}</span>}
    </ButtonLink>
  );
}
