import { Icon } from '#src/components/Icon.tsx';
import { Row } from '#src/components/Stack.tsx';
import { brand } from '#content/brand.yaml';

const labels = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
};

interface SocialLinksProps {
  /** One that the brand doesn't have is left out. */
  names: readonly (keyof typeof labels)[];
  className?: string;
}

/** The brand's pages elsewhere, as icons. */
export function SocialLinks({ names, className }: SocialLinksProps) {
  return (
    <Row as="ul" className={className}>
      {names
        .filter((name) => brand.social[name])
        .map((name) => (
          <li key={name}>
            <a href={brand.social[name]} className="tile" aria-label={labels[name]}>
              <Icon icon={name} />
            </a>
          </li>
        ))}
    </Row>
  );
}
