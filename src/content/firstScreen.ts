import { brand } from '#content/brand.yaml';
import { homeFirstScreen as words } from '#content/pages/homeFirstScreen.yaml';

/** None without the figure. */
export const heroTeam = brand.figures.professionals && {
  ...words.heroTeam,
  text: brand.figures.stores ? words.heroTeam.text : '',
};
