import { records } from '#src/content/schema/records.ts';
import { checkRecord } from './checkRecord.ts';
import { checkReferences } from './checkReferences.ts';
import { checkMarkdown } from './markdown/checkMarkdown.ts';
import { articleIds } from './markdown/links.ts';
import type { Problem } from './Problem.ts';
import { type ContentRecords, readRecord } from './records.ts';

/**
 * What is wrong with the content: what keeps a file from being read, the records against their schemas, and the names that lead nowhere.
 * An empty list where all is well.
 */
export async function checkContent(): Promise<Problem[]> {
  const all = Object.keys(records).map(readRecord);
  // Of a file that can't be read nothing else is said.
  const known: ContentRecords = new Map(
    all.filter(({ problems }) => problems.length === 0).map((record) => [record.path, record]),
  );
  return [
    ...all.flatMap(({ problems }) => problems),
    ...[...known.values()].flatMap(checkRecord),
    ...checkReferences(known, articleIds()),
    ...(await checkMarkdown(known.get('vets.yaml')?.ids ?? [])),
  ];
}
