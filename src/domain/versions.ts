/*
 * Values that several writers set without a server between them (docs/decisions/0023): each change has its writer and that
 * writer's count, and a value goes only where whoever replaced it had seen it.
 */

/**
 * The change that set a value: the `n`-th by one writer (one list in one tab). These numbers alone decide which change came
 * first. `at`, by that computer's clock (ms since 1970), is only shown, because a clock may be wrong.
 */
export interface Change {
  by: string;
  n: number;
  at: number;
}

export interface Version<Value> extends Change {
  value: Value;
}

/** For each writer, the number of its last change that a record includes. */
export type SeenChanges = Readonly<Record<string, number>>;

/** The most versions of a field, writers of a record. */
const mostVersions = 1000;
const mostWriters = 5000;

export function isIn(seen: SeenChanges, { by, n }: Change): boolean {
  return n <= (seen[by] ?? 0);
}

/** The same order everywhere; chronological as far as the clocks are right. */
export function inOrder<Value extends Change>(values: readonly Value[]): Value[] {
  return values.toSorted(
    (a, b) => a.at - b.at || Number(a.by > b.by) - Number(a.by < b.by) || a.n - b.n,
  );
}

export function latest<Value extends Change>(values: readonly Value[]): Value | undefined {
  return inOrder(values).at(-1);
}

/** The values, each once, that were set without knowing of the one that shows. */
export function valuesBeside<Value>(
  versions: readonly Version<Value>[],
  shown: Value | undefined,
): Value[] {
  return [...new Set(inOrder(versions).map(({ value }) => value))].filter(
    (value) => value !== shown,
  );
}

/** Merges two versions of one field: a value is dropped only where the other side has seen and replaced it. */
export function mergeVersions<Value extends Change>(
  of: readonly Value[],
  seen: SeenChanges,
  others: readonly Value[],
  seenByOthers: SeenChanges,
): Value[] {
  return inOrder([
    ...of.filter((one) => others.some((other) => isSame(one, other)) || !isIn(seenByOthers, one)),
    ...others.filter((one) => !of.some((other) => isSame(one, other)) && !isIn(seen, one)),
  ]);
}

function isSame(a: Change, b: Change): boolean {
  return a.by === b.by && a.n === b.n;
}

export function mergeSeen(a: SeenChanges, b: SeenChanges): SeenChanges {
  const seen: Record<string, number> = { ...a };
  for (const [by, n] of Object.entries(b)) seen[by] = Math.max(n, seen[by] ?? 0);
  return seen;
}

/** The values that `seen` does not include. */
export function unseenBy<Value extends Change>(
  seen: SeenChanges,
  values: readonly Value[],
): Value[] {
  return values.filter((value) => !isIn(seen, value));
}

/** In one order and with nothing else, for files and comparisons. */
export function orderedVersions<Value>(versions: readonly Version<Value>[]): Version<Value>[] {
  return inOrder(versions).map(({ value, by, n, at }) => ({ value, by, n, at }));
}

export function orderedSeen(seen: SeenChanges): SeenChanges {
  return Object.fromEntries(Object.entries(seen).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A new writer's name, with the initials of who writes. The prefix keeps it apart from `constructor` and the like. */
export function newWriter(initials = ''): string {
  const of = /^[a-z\d]{1,3}$/i.test(initials) ? `${initials.toLowerCase()}-` : '';
  return `t-${of}${Math.random().toString(36).slice(2, 12)}`;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 50;
const isWriter = (value: unknown): value is string =>
  typeof value === 'string' && /^[tw]-[\da-z-]{1,60}$/.test(value);

/** Reads `seen` from an unchecked value; undefined if it is none. */
export function parseSeen(value: unknown): SeenChanges | undefined {
  if (!isObject(value)) return undefined;
  const known = Object.entries(value);
  return known.length <= mostWriters && known.every(([by, n]) => isWriter(by) && isCount(n))
    ? (value as SeenChanges)
    : undefined;
}

/** Reads changes that are in `seen` from an unchecked value; undefined if any is none. */
export function parseChanges(value: unknown, seen: SeenChanges): Change[] | undefined {
  if (!Array.isArray(value) || value.length > mostVersions) return undefined;
  return value.every(
    (one: unknown) =>
      isObject(one) &&
      isWriter(one.by) &&
      isCount(one.n) &&
      isCount(one.at) &&
      isIn(seen, one as unknown as Change),
  )
    ? (value as Change[])
    : undefined;
}

/** Reads the versions of a text, none of them empty, as `parseChanges` does. */
export function parseVersions<Value extends string>(
  given: unknown,
  seen: SeenChanges,
  isValid: (text: string) => text is Value,
): Version<Value>[] | undefined {
  const versions = parseChanges(given, seen) as Version<unknown>[] | undefined;
  return versions?.every(
    (version): version is Version<Value> =>
      typeof version.value === 'string' && version.value !== '' && isValid(version.value),
  )
    ? versions
    : undefined;
}
