import {
  CircleHelp,
  Clock,
  FileText,
  MapPin,
  PawPrint,
  Stethoscope,
  UserRound,
} from 'lucide-react';
import type { SearchEntry, SearchGroup } from '#src/domain/siteSearch.ts';
import styles from './HitPicture.module.css';

const signs: Record<SearchGroup, typeof Clock> = {
  Services: Stethoscope,
  Vets: UserRound,
  Articles: FileText,
  Questions: CircleHelp,
  Hours: Clock,
  Places: MapPin,
  Pages: PawPrint,
};

/** The small square before a hit: its picture, or its group's sign. */
export function HitPicture({ entry }: { entry: SearchEntry }) {
  if (entry.picture) {
    return (
      <span className={styles.tile} data-group={entry.group}>
        <img src={entry.picture} alt="" width={56} height={56} loading="lazy" decoding="async" />
      </span>
    );
  }
  const Sign = signs[entry.group];
  return (
    <span className={styles.tile}>
      <Sign aria-hidden strokeWidth={1.5} />
    </span>
  );
}
