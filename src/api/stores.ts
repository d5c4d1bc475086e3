import { config } from '#src/config/env.ts';
import type { AppointmentType } from '#src/domain/appointmentTypes.ts';
import type { Store } from '#src/domain/clinicDirectory.ts';
import * as messages from '#src/domain/messages.ts';
import { ApiError } from './ApiError.ts';
import { sendForJson } from './client.ts';
import { isRecord, textField } from './parse.ts';

/** GET (docs/product.md, section 7, call 1). Of stores with one id the first counts. Throws ApiError. */
export async function fetchStores(signal?: AbortSignal): Promise<Store[]> {
  const list = listOf(await answerOf(signal));
  if (!list) {
    console.warn('The stores list is not an array.');
    return [];
  }
  const stores = new Map<string, Store>();
  for (const item of list) {
    const store = storeOf(item);
    if (store && !stores.has(store.id)) stores.set(store.id, store);
  }
  return [...stores.values()];
}

async function answerOf(signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await sendForJson({ method: 'GET', url: config.calls.stores, signal });
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'shape') return undefined;
    throw error;
  }
}

function listOf(answer: unknown): unknown[] | undefined {
  const list = isRecord(answer) ? answer.data : answer;
  return Array.isArray(list) ? list : undefined;
}

const flags: readonly [AppointmentType, string][] = [
  ['Vet Consultation', 'vet_consultation'],
  ['Pet Vaccination', 'pet_vaccination'],
  ['Surgery', 'surgery'],
];

function storeOf(item: unknown): Store | undefined {
  if (!isRecord(item)) return undefined;
  const id = idOf(item.id);
  if (id === undefined) return undefined;
  return {
    id,
    // An option without a name could not be chosen.
    name: textField(item.store_name).trim() || messages.storeWithoutName(id),
    types: flags.flatMap(([type, flag]) => (isTrue(item[flag]) ? [type] : [])),
  };
}

/** A number or its text; leading zeros go, so that both name the same store. */
function idOf(value: unknown): string | undefined {
  const isNumber =
    typeof value === 'string' ? /^\s*\d{1,15}\s*$/.test(value) : Number.isFinite(value);
  return isNumber ? String(Number(value)) : undefined;
}

/** Databases send 1, forms 'true'; the text 'false' is truthy. */
function isTrue(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}
