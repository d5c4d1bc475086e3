import { brand } from '#content/brand.yaml';
import { homeFirstScreen as words } from '#content/pages/homeFirstScreen.yaml';
import { emergency } from './emergency.ts';
import { hours } from './hours.ts';

/* The first screen of / as the records have it: the visitor waits for it, so nothing here may import vets.yaml. */

/** None without the figure. */
export const heroTeam = brand.figures.professionals && {
  ...words.heroTeam,
  text: brand.figures.stores ? words.heroTeam.text : '',
};

const { hoursTitle, hoursTitleDaily, ...strip } = words.clinicStrip;

export const clinicStrip = {
  ...strip,
  hoursTitle: hours.areDaily ? hoursTitleDaily : hoursTitle,
  emergencyAdvice: emergency,
};
