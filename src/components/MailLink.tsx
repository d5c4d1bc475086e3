import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import { SiteLink, StandaloneLink } from './SiteLink.tsx';

interface MailLinkProps extends ComponentProps<'a'> {
  address: string;
  icon?: boolean;
  standalone?: boolean;
}

export function MailLink({ address, icon, standalone, ...rest }: MailLinkProps) {
  const Anchor = standalone ? StandaloneLink : SiteLink;
  return (
    <Anchor {...rest} href={`mailto:${address}`} translate="no">
      {icon && <Icon icon="Mail" />}
      <span>{address}</span>
    </Anchor>
  );
}
