import type { z } from 'zod';
import { records } from '#src/content/schema/records.ts';
import type { ContentFile, ContentFiles } from './ContentFile.ts';
import { didYouMean } from '#src/content/schema/nearest.ts';
import type { Problem } from './Problem.ts';

/** The records of the content, by file: what each file exports. */
export type RecordModules = Record<string, Record<string, unknown>>;

/** What is wrong with records, by their schemas. */
export function checkRecords(
  files: ContentFiles,
  modules: RecordModules,
  schemas = records,
): Problem[] {
  const found = Object.entries(schemas).flatMap(([path, exported]) => {
    const file = files.get(path);
    if (!file) return [];
    return Object.entries(exported).flatMap(([name, schema]) => {
      const { error } = schema.safeParse(modules[path]?.[name]);
      const problems = (error?.issues ?? []).flatMap((issue) =>
        problemsOf(file, name, schema, issue),
      );
      // What is written once for several days is wrong once.
      return [...new Map(problems.map((each) => [`${each.line} ${each.text}`, each])).values()];
    });
  });
  // What a file takes from another one is wrong there.
  const own = found.filter(({ isBorrowed }) => !isBorrowed).map(({ text }) => text);
  return found
    .filter(({ isBorrowed, text }) => !isBorrowed || !own.includes(text))
    .map(({ file, line, text, isWarning }) => ({
      file,
      line,
      text,
      ...(isWarning && { isWarning }),
    }));
}

/** A problem of a value that may be written in another file. */
interface FoundProblem extends Problem {
  isBorrowed?: boolean;
}

function problemsOf(
  file: ContentFile,
  name: string,
  schema: z.ZodType,
  issue: z.core.$ZodIssue,
): FoundProblem[] {
  const path = [name, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(schema, issue.path);
    const remedy = known.length > 0 ? `It knows ${known.join(', ')}.` : 'Take it out.';
    return issue.keys.map((key) => ({
      file: file.name,
      line: file.lineOf([...path, key]),
      text: `${key}: the site reads no such field. ${didYouMean(key, known, remedy)}`,
    }));
  }
  const colon = issue.message.startsWith('is missing') ? '' : ':';
  const text = `${labelOf(path)}${colon} ${issue.message}`;
  const isWarning = issue.code === 'custom' && issue.params?.['isWarning'] === true;
  const isBorrowed = file.isFromElsewhere(path);
  const problem = { file: file.name, line: file.lineOf(path), text, isBorrowed };
  return [isWarning ? { ...problem, isWarning } : problem];
}

/** The field that a message speaks of; an item of a list has the list's name. */
function labelOf(path: readonly PropertyKey[]): string {
  const last = path.findLastIndex((key) => typeof key === 'string');
  const items = path.slice(last + 1).map((index) => `, no. ${Number(index) + 1}`);
  return `${String(path[last])}${items.join('')}`;
}

/** The names of the fields of a group within a schema. */
function fieldsAt(schema: z.core.$ZodType, [key, ...path]: readonly PropertyKey[]): string[] {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } };
  if ('innerType' in def)
    return fieldsAt(def['innerType'] as z.core.$ZodType, key === undefined ? [] : [key, ...path]);
  const shape = def['shape'] as Record<string, z.core.$ZodType> | undefined;
  if (key === undefined) return Object.keys(shape ?? {});
  const next = (def['element'] ?? shape?.[String(key)]) as z.core.$ZodType | undefined;
  return next ? fieldsAt(next, path) : [];
}
