import { zone } from '#content/hours.ts';
import { readSettings } from './settings.ts';

/** What this site was built with. The build has checked it. */
export const config = {
  ...readSettings(import.meta.env),
  /** The IANA zone of the business's clock (content/hours.ts). */
  clinicTimeZone: zone,
};
