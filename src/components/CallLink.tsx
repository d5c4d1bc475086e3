import type { Phone } from '#src/domain/contactLinks.ts';
import { type Appearance, ButtonLink } from './Button.tsx';
import { Icon } from './Icon.tsx';
import type { ActionLink } from './layout/Actions.tsx';
import * as messages from './messages.tsx';
import { StandaloneLink } from './SiteLink.tsx';

/** 'Call +91 00000 01234', untranslated. */
export function CallLabel({ display }: Pick<Phone, 'display'>) {
  return <span>{messages.callNumber(<span translate="no">{display}</span>)}</span>;
}

export function CallLink({ href, display }: Phone) {
  return (
    <StandaloneLink href={href}>
      <CallLabel display={display} />
    </StandaloneLink>
  );
}

interface CallButtonProps extends Phone, Pick<Appearance, 'kind'> {
  icon?: boolean;
}

export function CallButton({ href, display, kind, icon }: CallButtonProps) {
  return (
    <ButtonLink href={href} kind={kind}>
      {icon && <Icon icon="Phone" />}
      <CallLabel display={display} />
    </ButtonLink>
  );
}

/** A call as one of `LinkActions`. */
export function callAction({ href, display }: Phone): ActionLink {
  return { label: <CallLabel display={display} />, href, icon: 'Phone' };
}
