import { CardLink } from '#src/components/Card.tsx';
import { Icon, type IconName, iconTile } from '#src/components/Icon.tsx';
import { Row } from '#src/components/layout/Stack.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { LinkArrow } from '#src/components/SiteLink.tsx';
import type { SearchEntry, SearchGroup, SearchResult } from './createSearch.ts';
import { Highlight } from './Highlight.tsx';
import * as messages from './messages.tsx';
import styles from './SearchHits.module.css';

interface SearchHitsProps {
  groups: SearchResult['groups'];
  heading: 'h2' | 'h3';
  onFollow?: () => void;
}

export function SearchHits({ groups, heading: Heading, onFollow }: SearchHitsProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ name, hits }) => (
        <div key={name} className={styles.group}>
          <Heading>{messages.groupNames[name]}</Heading>
          <ul>
            {hits.map(({ entry, found }) => (
              <Row as="li" gap={3} key={entry.title}>
                <HitPicture {...entry} />
                <div>
                  <CardLink href={entry.href} className={`ink ${styles.title}`} onClick={onFollow}>
                    <Highlight text={entry.title} found={found} />
                  </CardLink>
                  <p className="small">
                    <Highlight text={entry.text} found={found} />
                  </p>
                </div>
                <LinkArrow href={entry.href} />
              </Row>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const icons: Record<SearchGroup, IconName> = {
  Services: 'Stethoscope',
  Vets: 'UserRound',
  Articles: 'FileText',
  Clinics: 'MapPin',
  Pages: 'PawPrint',
};

function HitPicture({ group, picture }: SearchEntry) {
  return (
    <span className={iconTile(styles.tile)} data-group={group}>
      {picture ? (
        <PictureImage picture={{ src: picture, width: 56, height: 56, alt: '' }} />
      ) : (
        <Icon icon={icons[group]} />
      )}
    </span>
  );
}
