import { brand } from '#content/brand.yaml';
import { clinics } from '#content/clinics.yaml';

const { stores } = brand.figures;
const clinicsAmong = brand.otherStores ? `${clinics.length} of them clinics` : '';

/** Why there are more stores than clinics to choose from: '8 of them clinics, the others for grooming'; '' where there are not. */
export const storesNote = clinicsAmong && `${clinicsAmong}, ${brand.otherStores}`;

/** '30+ stores, 8 of them clinics'; '' without the figure. */
export const storesPhrase = stores
  ? [`${stores} stores`, clinicsAmong].filter(Boolean).join(', ')
  : '';
