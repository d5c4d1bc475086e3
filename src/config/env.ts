import { readSettings } from './settings.ts';

/** What this site was built with. Checked by the build; read here once. */
export const config = readSettings(import.meta.env);
