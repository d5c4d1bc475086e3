import { brand } from '#content/brand.yaml';
import { visitsWords } from '#content/pages/visits.yaml';

/** What the visit lists show besides the visits: the picture of an empty list, and the support address. */
export const visitsContent = {
  picture: { ...visitsWords.picture, width: 300, height: 225 },
  email: brand.email,
};
