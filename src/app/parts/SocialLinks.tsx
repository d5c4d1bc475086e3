import { brand } from '#content/brand.ts';
import * as messages from '#src/app/messages.tsx';
import { Icon, iconTile } from '#src/components/Icon.tsx';
import { Row } from '#src/components/layout/Stack.tsx';

interface SocialLinksProps {
  names: readonly (keyof typeof messages.socialNames)[];
  className?: string;
}

export function SocialLinks({ names, className }: SocialLinksProps) {
  return (
    <Row as="ul" className={className}>
      {names.map((name) => (
        <li key={name}>
          <a
            href={brand.social[name]}
            className={iconTile()}
            aria-label={messages.socialNames[name]}
          >
            <Icon icon={name} />
          </a>
        </li>
      ))}
    </Row>
  );
}
