import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { schemaOf } from '#src/content/schema/records.ts';
import { contentFolder } from './folders.ts';
import { whyNoPage } from './markdown/links.ts';
import { richText } from './markdown/richText.ts';
import type { Problem } from './Problem.ts';
import { type ContentRecord, linksIn, markdownIn, picturesIn } from './records.ts';

/** What is wrong with the records of a file, by their schema; and the pictures and pages that they name and that are not there. */
export function checkRecord(record: ContentRecord): Problem[] {
  const at = (path: readonly PropertyKey[], text: string) => ({ ...record.placeOf(path), text });
  const { error } = schemaOf(record.path).safeParse(record.value);
  return [
    ...(error?.issues ?? []).map(({ path, message }) => at(path, `${path.join('.')}: ${message}`)),
    ...picturesIn(record)
      .filter(({ value }) => !existsSync(join(contentFolder, 'pictures', value)))
      .map(({ path, value }) => at(path, `There is no picture ${value}.`)),
    ...markdownIn(record).flatMap(({ path, value }) =>
      // What is filled in is plain, but for the number that a link calls.
      richText(value.replaceAll('{call}', 'tel:100')).problems.map(({ text }) => at(path, text)),
    ),
    ...linksIn(record).flatMap(({ path, value }) => {
      const text = whyNoPage(value);
      return text ? [at(path, text)] : [];
    }),
  ];
}
