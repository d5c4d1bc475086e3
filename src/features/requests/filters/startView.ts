import { createStoredText, readText } from '#src/components/storedText.ts';
import type { ListFilters } from '#src/domain/listFilters.ts';
import {
  parseLastClinic,
  parseViews,
  serializeLastClinic,
  startFilters,
} from '#src/domain/savedViews.ts';

const lastClinics = createStoredText('requestClinics');

/** What a user's list opens with. */
export function startViewOf(user: string): ListFilters {
  const views = parseViews(readText('requestViews') ?? null, user);
  return startFilters(views, parseLastClinic(lastClinics.read(), user));
}

/** Keeps the clinic that a user has chosen. */
export function keepClinic(user: string, clinic: string): void {
  lastClinics.keep(serializeLastClinic(lastClinics.read(), user, clinic));
}
