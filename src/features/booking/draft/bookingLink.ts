import type { Store } from '#src/domain/types.ts';

/** The query of a link to the form with a clinic filled in, and a type where one is given: '?store=12&type=Surgery'. */
export function bookingLinkTo({ id }: Pick<Store, 'id'>, type?: string): string {
  return `?${new URLSearchParams({ store: String(id), ...(type && { type }) }).toString()}`;
}

/** The query of a link to the form with a type alone, for whichever clinic is chosen there: '?type=Surgery'. */
export function bookingLinkForType(type: string): string {
  return `?${new URLSearchParams({ type }).toString()}`;
}

/** The query of a link to the form that asks for a vet ('Dr Nair'), at the clinic with this id where it is known. */
export function bookingLinkToVet(vet: string, clinicId?: number): string {
  const query = new URLSearchParams({ vet });
  if (clinicId !== undefined) query.set('store', String(clinicId));
  return `?${query.toString()}`;
}
