import { enquiriesKey, loadFromTab, saveInTab } from './tabStorage.ts';

/** The answers of a form, by the names of its fields. */
type Values = Readonly<Record<string, string>>;

function loadAll(): Readonly<Record<string, unknown>> {
  return { ...loadFromTab(enquiriesKey) };
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
  const all = filled.length > 0 ? { ...others, [key]: Object.fromEntries(filled) } : others;
  saveInTab(enquiriesKey, Object.keys(all).length > 0 ? all : undefined);
}

/** What was typed in this tab into the forms without a call of their own, each under a key of its own. */
export const enquiryStorage = { load, save };
