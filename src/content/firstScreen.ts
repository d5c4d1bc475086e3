import { brand } from '#content/brand.yaml';
import { homeFirstScreen as words } from '#content/pages/homeFirstScreen.yaml';
import { emergency } from './emergency.ts';

/* The first screen of / as the records have it: the visitor waits for it, so nothing here may import vets.yaml. */

/** None without the figure. */
export const heroTeam = brand.figures.professionals && {
  ...words.heroTeam,
  text: brand.figures.stores ? words.heroTeam.text : '',
};

export const clinicStrip = {
  ...words.clinicStrip,
  emergencyAdvice: emergency,
};
