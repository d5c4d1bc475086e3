import { ButtonLink } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Actions } from './Actions.tsx';

interface LinkActionsProps {
  links: readonly { label: string; href: string }[];
  className?: string;
}

export function LinkActions({ links, className }: LinkActionsProps) {
  return (
    <Actions {...(className && { className })}>
      {links.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} kind={index === 0 ? 'primary' : 'secondary'}>
          {href.startsWith('tel:') && <Icon icon="Phone" />}
          <span>{label}</span>
        </ButtonLink>
      ))}
    </Actions>
  );
}
