import { records } from '#src/content/schema/records.ts';
import { siteSchema } from '#src/content/schema/site.ts';
import { checkEmergency } from './checkEmergency.ts';
import { checkPrices } from './checkPrices.ts';
import { checkRecord, strayRecords } from './checkRecord.ts';
import { checkReferences, checkSwitches } from './checkReferences.ts';
import { checkRedirects } from './checkRedirects.ts';
import { checkMarkdown } from './markdown/checkMarkdown.ts';
import { articleIds } from './markdown/links.ts';
import type { Problem } from './Problem.ts';
import { type ContentRecords, readRecord } from './records.ts';

/**
 * What is wrong with the content: the clinic's own files laid over the sample's. What keeps a file from being read, the records
 * against their schemas, and the names that lead nowhere, which are warnings. An empty list where all is well.
 */
export async function checkContent(): Promise<Problem[]> {
  const all = Object.keys(records).map((path) => readRecord(path));
  // Of a file that can't be read nothing else is said.
  const known: ContentRecords = new Map(
    all.filter(({ problems }) => problems.length === 0).map((record) => [record.path, record]),
  );
  const site = siteSchema.safeParse(known.get('site.yaml')?.value).data;
  return [
    ...all.flatMap(({ problems }) => problems),
    ...strayRecords(),
    ...[...known.values()].flatMap(checkRecord),
    ...checkEmergency(known),
    ...checkReferences(known, articleIds()),
    ...(site
      ? [...checkSwitches(known, site), ...checkPrices(known, site), ...checkRedirects(known, site)]
      : []),
    ...(await checkMarkdown(known.get('vets.yaml')?.ids ?? [], site?.pages.blog !== false)),
  ];
}
