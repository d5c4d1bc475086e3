import { brand } from '#content/brand.yaml';
import { hours } from './hours.ts';

/** The number on the first screen, with its hours. */
export const heroPhone = { ...brand.phone, hours: hours.supportShort };
