import { formatHours } from '#src/domain/hours.ts';
import { brand } from '#content/brand.ts';

/** The brand's hours as every page writes them: '9:30 AM to 7 PM'. The footer's lines alone take brand.ts to the letter. */
export const hours = {
  support: formatHours(brand.hours.support),
  emergency: formatHours(brand.hours.emergency),
  appointments: formatHours(brand.hours.appointments),
};
