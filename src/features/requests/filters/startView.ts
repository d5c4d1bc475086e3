import { createStoredText } from '#src/components/createStoredText.ts';
import { readText } from '#src/components/storedText.ts';
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

/** The last clinic that was chosen by its name: a sheet has no use for all of them. */
const sheetClinics = createStoredText('requestSheetClinics');

/** What a user's sheets open with; '' where no clinic was ever chosen. */
export function sheetClinicOf(user: string): string {
  return parseLastClinic(sheetClinics.read(), user);
}

/** Keeps the clinic that a user has chosen. */
export function keepClinic(user: string, clinic: string): void {
  lastClinics.keep(serializeLastClinic(lastClinics.read(), user, clinic));
  if (clinic) sheetClinics.keep(serializeLastClinic(sheetClinics.read(), user, clinic));
}
