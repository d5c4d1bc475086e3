import { paths } from '#src/config/paths.ts';
import { samples } from '#src/config/switches.ts';
import { listOf } from '#src/domain/listOf.ts';
import { longDate } from '#src/domain/longDate.ts';
import { costText, rangeOf } from '#src/domain/prices.ts';
import { clinics } from '#content/clinics.yaml';
import { prices as words } from '#content/prices.yaml';
import { services } from '#content/services.yaml';
import * as messages from './pricesMessages.ts';
import type { Price } from './schema/prices.ts';
import type { Service } from './schema/services.ts';
import { serviceHref } from './serviceLinks.ts';

/** A line of the list: what is paid for, what it costs, and what narrows it down or comes with it. */
export interface PriceLine {
  title: string;
  /** The clinics that it is the price of; '' where it is the same wherever it is done. */
  where: string;
  cost: string;
  includes: string;
}

/** /prices: its words, and the services that have a price. */
export const pricesPage = {
  ...words,
  lead: samples ? `${words.lead} ${messages.samplePrices}` : words.lead,
  asOf: messages.asOf(longDate(words.asOf)),
  services: services
    .map((service) => ({ service, prices: pricesOf(service) }))
    .filter(({ prices }) => prices.length > 0)
    .map(({ service, prices }) => ({
      id: service.id,
      name: service.name,
      summary: service.summary,
      href: serviceHref(service),
      lines: prices.map((price) => lineOf(price, service)),
    })),
};

function lineOf({ name, animal, clinics: ids, includes = '', ...cost }: Price, service: Service) {
  const shown = clinics.filter(({ slug }) => ids?.includes(slug));
  return {
    title: [name ?? service.visit ?? service.name, animal].filter(Boolean).join(', '),
    where: listOf(shown.map(({ area }) => area)),
    cost: costText(cost, words.currency),
    includes,
  } satisfies PriceLine;
}

/** The price of a service where it is told about, and all of its prices; undefined where none is known, or the page is off. */
export function priceLinkOf(service: Service) {
  const range = rangeOf(pricesOf(service));
  return range && { label: costText(range, words.currency), href: `${paths.prices}#${service.id}` };
}

/** The prices of a service, but for those of clinics that are gone. */
function pricesOf({ id }: Service): Price[] {
  return words.prices.filter(
    ({ service, clinics: ids }) =>
      service === id && (!ids || clinics.some(({ slug }) => ids.includes(slug))),
  );
}
