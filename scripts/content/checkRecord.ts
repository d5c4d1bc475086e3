import { join } from 'node:path';
import type { z } from 'zod';
import { didYouMean } from '#src/content/schema/nearest.ts';
import { records, schemaOf } from '#src/content/schema/records.ts';
import { contentFile, contentFolders, filesBelow, nameOf } from './folders.ts';
import { whyNoPage } from './markdown/links.ts';
import { schemaAt } from './overlay.ts';
import type { Problem } from './Problem.ts';
import { richText } from './markdown/richText.ts';
import { type ContentRecord, linksIn, markdownIn, picturesIn } from './records.ts';

/** What is wrong with the records of a file, by their schema; and the pictures that they name and nobody has. */
export function checkRecord(record: ContentRecord): Problem[] {
  const { error } = schemaOf(record.path).safeParse(record.value);
  return [
    ...(error?.issues ?? []).flatMap((issue) => problemsOf(record, issue)),
    ...picturesIn(record).flatMap(({ path, value }) => {
      const text = whyNoPicture(`pictures/${value}`);
      return text ? [{ ...record.placeOf(path), text }] : [];
    }),
    ...markdownIn(record).flatMap(({ path, value }) =>
      // What is filled in is plain, but for the number that a link calls.
      richText(value.replaceAll('{call}', 'tel:100')).problems.map(({ text }) => ({
        ...record.placeOf(path),
        text,
      })),
    ),
    ...linksIn(record).flatMap(({ path, value }) => {
      const text = whyNoPage(value);
      return text ? [{ ...record.placeOf(path), text }] : [];
    }),
  ];
}

function problemsOf(record: ContentRecord, issue: z.core.$ZodIssue): Problem[] {
  const at = (path: readonly PropertyKey[], text: string) => ({ ...record.placeOf(path), text });
  const { schema } = record;
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(schemaAt(schema, path)?.properties ?? {});
    const remedy = known.length > 0 ? `It knows ${known.join(', ')}.` : 'Take it out.';
    return issue.keys.map((key) =>
      at([...path, key], `${key}: the site reads no such field. ${didYouMean(key, known, remedy)}`),
    );
  }
  const isMissing = issue.message.startsWith('is missing.');
  const about = isMissing && schemaAt(schema, path)?.description;
  const message = about ? issue.message.replace('.', `: ${about}`) : issue.message;
  const problem = at(path, `${labelOf(path)}${isMissing ? '' : ':'} ${message}`);
  const isWarning = issue.code === 'custom' && issue.params?.['isWarning'] === true;
  return [isWarning ? { ...problem, isWarning } : problem];
}

/** The field that a message speaks of; an item of a list has the list's name. */
function labelOf(path: readonly PropertyKey[]): string {
  const last = path.findLastIndex((key) => typeof key === 'string');
  const items = path.slice(last + 1).map((index) => `no. ${Number(index) + 1}`);
  return [...path.slice(last, last + 1).map(String), ...items].join(', ') || 'The file';
}

/** Why a path leads to no picture; '' where it leads to one. */
function whyNoPicture(path: string): string {
  try {
    if (contentFile(path)) return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return `There is no ${path} in content/own or content/sample. Put the picture there, or write the name of one that is there; small and capital letters count.`;
}

/** Files that look like records, and that nothing reads. */
export function strayRecords(): Problem[] {
  const known = Object.keys(records);
  const [own = ''] = contentFolders();
  return filesBelow(own)
    .filter((path) => /(?<!\blanguage)\.ya?ml$/.test(path) && !known.includes(path))
    .map((path) => {
      const at = { file: nameOf(join(own, path)), line: 1 };
      const remedy = didYouMean(path, known, 'Take the names from content/sample.');
      return { ...at, text: `the site reads no file of this name. ${remedy}`, isWarning: true };
    });
}
