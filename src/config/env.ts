import { zone } from '#content/hours.ts';
import { readSettings } from './settings.ts';

export const config = {
  ...readSettings(import.meta.env),
  clinicTimeZone: zone,
};
