import { isOfNow, markNow, onForgetMe } from './forgetMark.ts';
import { enquiriesKey, loadFromTab, saveInTab } from './tabStorage.ts';

/*
 * What was typed into the forms without a call of their own, for this tab. It is all about the person who typed it, so 'Forget
 * me' takes all of it.
 */

/** The answers of a form, by the names of its fields. */
type Values = Readonly<Record<string, string>>;

/** What is kept, by the forms' keys; {} where it was kept before the last 'Forget me'. */
function loadAll(): Readonly<Record<string, unknown>> {
  const kept = loadFromTab(enquiriesKey) as { mark?: unknown; typed?: unknown };
  return isOfNow(kept) && typeof kept.typed === 'object' ? { ...kept.typed } : {};
}

function load(key: string): Values {
  const entries = Object.entries(loadAll()[key] ?? {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function save(key: string, values: Values): void {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  const { [key]: _, ...others } = loadAll();
  const typed = filled.length > 0 ? { ...others, [key]: Object.fromEntries(filled) } : others;
  const isEmpty = Object.keys(typed).length === 0;
  saveInTab(enquiriesKey, isEmpty ? undefined : { typed, ...markNow() });
}

/** What this tab remembers of the forms without a call of their own, each under a key of its own. */
export const enquiryStorage = { load, save, onForget: onForgetMe };

export function isEnquiryKept(): boolean {
  return Object.keys(loadAll()).length > 0;
}
