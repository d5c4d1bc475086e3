import { readSettings } from './settings.ts';

/** The settings this site was built with. The build has checked them. */
export const config = readSettings(import.meta.env);
