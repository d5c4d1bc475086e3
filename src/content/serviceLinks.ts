import { anchors, paths } from '#src/config/paths.ts';
import { grooming } from '#src/domain/appointmentTypes.ts';
import { bookingLinkForType } from '#src/domain/bookingLink.ts';
import type { Link } from '#src/domain/contentTypes.ts';
import { serviceDetailsWords } from '#content/pages/serviceDetails.yaml';
import { services } from '#content/services.yaml';
import type { Service } from './schema/services.ts';

/** A service that a page names by its id, in words of the page's own. */
interface NamedService {
  service: string;
  /** Others that the words speak of too. */
  services?: readonly string[];
  title: string;
  text: string;
}

interface LinkOrService extends Partial<Link> {
  label: string;
  service?: string;
}

/** The services of some ids, in their order. */
export function servicesNamed(ids: readonly string[]): Service[] {
  return ids.flatMap((id) => services.find((service) => service.id === id) ?? []);
}

/** The name of the service in an address, for the breadcrumb; undefined where the address names none. */
export function serviceNameOf(serviceId = ''): string | undefined {
  if (paths.serviceDetails(serviceId) === paths.serviceDetails())
    return serviceDetailsWords.unnamed;
  return servicesNamed([serviceId])[0]?.name;
}

/** Where a service is told about: a procedure on the page of procedures, any other in its part of /service. */
export function serviceHref({ id, procedure }: Pick<Service, 'id' | 'procedure'>): string {
  return procedure ? paths.serviceDetails(id) : `${paths.service}#${id}`;
}

/** A link that may name a service instead of an address. */
export function linkToService({ label, href, service = '' }: LinkOrService): Link {
  return { label, href: href ?? serviceHref(servicesNamed([service])[0]!) };
}

/** The form that books such a visit, opened with its type. */
export function bookingHrefFor(booking: Exclude<Service['booking'], 'call'>): string {
  if (booking === grooming) return paths.contactGrooming;
  return `${paths.home}${bookingLinkForType(booking)}#${anchors.contacts}`;
}

/** Where words about a service and perhaps others lead: to its page, or to what procedures have in common. */
function hrefWith(service: Service, others: readonly string[] = []): string {
  return servicesNamed(others).length > 0 ? paths.serviceDetails() : serviceHref(service);
}

/** A service's name and words on a card, and where the card leads. */
export function cardOf(service: Service) {
  const { name, summary, card } = service;
  return {
    title: card?.title ?? name,
    text: card?.text ?? summary,
    href: hrefWith(service, card?.services),
  };
}

/** A page's list of services, in its own words and with their links. */
export function listedServices(named: readonly NamedService[]) {
  return named.map(({ service, services: others, title, text }) => ({
    title,
    text,
    href: hrefWith(servicesNamed([service])[0]!, others),
  }));
}
