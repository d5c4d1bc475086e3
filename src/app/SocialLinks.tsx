import { SocialIcon, type SocialGlyph } from '#src/components/SocialIcons.tsx';

interface SocialLinksProps {
  links: readonly { glyph: SocialGlyph; label: string; href: string }[];
  className?: string;
}

/** The brand's pages elsewhere, as icons. */
export function SocialLinks({ links, className }: SocialLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ glyph, label, href }) => (
        <li key={glyph}>
          <a href={href} aria-label={label}>
            <SocialIcon glyph={glyph} />
          </a>
        </li>
      ))}
    </ul>
  );
}
