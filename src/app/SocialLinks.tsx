import { Icon } from '#src/components/Icon.tsx';
import { Row } from '#src/components/Stack.tsx';
import type { SocialGlyph } from '#src/components/iconNames.ts';

interface SocialLinksProps {
  /** One without an address is left out. */
  links: readonly { glyph: SocialGlyph; label: string; href?: string }[];
  className?: string;
}

/** The brand's pages elsewhere, as icons. */
export function SocialLinks({ links, className }: SocialLinksProps) {
  return (
    <Row as="ul" className={className}>
      {links
        .filter(({ href }) => href)
        .map(({ glyph, label, href }) => (
          <li key={glyph}>
            <a href={href} className="tile" aria-label={label}>
              <Icon icon={glyph} />
            </a>
          </li>
        ))}
    </Row>
  );
}
