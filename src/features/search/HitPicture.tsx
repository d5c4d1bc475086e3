import { Icon, type IconName } from '#src/components/Icon.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import type { SearchEntry, SearchGroup } from '#src/domain/siteSearch.ts';
import styles from './HitPicture.module.css';

const signs: Record<SearchGroup, IconName> = {
  Services: 'Stethoscope',
  Vets: 'UserRound',
  Articles: 'FileText',
  Questions: 'CircleHelp',
  Hours: 'Clock',
  Places: 'MapPin',
  Pages: 'PawPrint',
};

/** The small square before a hit: its picture, or its group's sign. */
export function HitPicture({ entry }: { entry: SearchEntry }) {
  if (entry.picture) {
    const picture = { src: entry.picture, width: 56, height: 56, alt: '' };
    return (
      <span className={`tile action ${styles.tile}`} data-group={entry.group}>
        <PictureImage picture={picture} />
      </span>
    );
  }
  return (
    <span className={`tile action ${styles.tile}`}>
      <Icon icon={signs[entry.group]} />
    </span>
  );
}
