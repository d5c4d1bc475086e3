import type { Link } from './contentTypes.ts';

/** A service's part of /service. */
export interface ServicePart {
  /** Its anchor. */
  id: string;
  name: string;
  purpose: string;
  /** How long it takes, in a few words. */
  time: string;
  facts: { label: string; value: string }[];
  /** The page that tells a procedure hour by hour. */
  details?: Link;
  /** The clinics that do it; none where that is to be asked. */
  where: Link[];
  booking: Link;
}
