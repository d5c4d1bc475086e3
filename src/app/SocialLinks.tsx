import { Icon } from '#src/components/Icon.tsx';
import { Row } from '#src/components/Stack.tsx';
import { brand } from '#content/brand.yaml';
import * as messages from './messages.tsx';

type Names = readonly (keyof typeof messages.socialNames)[];

/** Those of the brand's pages that a list of links shows. */
export function socialNames(names: Names): Names {
  const own = (Object.keys(messages.socialNames) as Names).filter((name) => brand.social[name]);
  return names.every((name) => own.includes(name)) ? names : own;
}

interface SocialLinksProps {
  /** Where the brand doesn't have them all, all that it has are shown. */
  names: Names;
  className?: string;
}

/** The brand's pages elsewhere, as icons. */
export function SocialLinks({ names, className }: SocialLinksProps) {
  return (
    <Row as="ul" className={className}>
      {socialNames(names).map((name) => (
        <li key={name}>
          <a href={brand.social[name]} className="tile" aria-label={messages.socialNames[name]}>
            <Icon icon={name} />
          </a>
        </li>
      ))}
    </Row>
  );
}
