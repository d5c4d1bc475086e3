import { join } from 'node:path';
import { siteSchema } from '#src/content/schema/site.ts';
import { records } from '#src/content/schema/records.ts';
import { ContentFile, type ContentFiles } from './ContentFile.ts';
import { checkEmergency } from './checkEmergency.ts';
import { checkPhotographs } from './checkPhotographs.ts';
import { checkRecords, type RecordModules } from './checkRecords.ts';
import { checkReferences, checkSwitches, idsOf } from './checkReferences.ts';
import { checkSamples, isShown } from './checkSamples.ts';
import { checkSources } from './checkSources.ts';
import { contentFolders, filesBelow } from './folders.ts';
import { loadModules } from './loadModule.ts';
import { checkMarkdown } from './markdown/checkMarkdown.ts';
import { articleIds } from './markdown/links.ts';
import type { Problem } from './Problem.ts';

/**
 * What is wrong with the content: the clinic's own files laid over the sample's. First what keeps a file from being read, then the
 * records against their schemas, then the names that lead nowhere, which are warnings. An empty list where all is well.
 */
export async function checkContent(): Promise<Problem[]> {
  const files = contentFiles();
  const unreadable = checkSources(files);
  if (unreadable.some(({ isWarning }) => !isWarning)) return unreadable;
  const { modules, failures } = await loadRecords(files);
  if (failures.length > 0) return [...unreadable, ...failures];
  const site = siteSchema.safeParse(modules['site.ts']?.['site']).data;
  // What the files of pages name that the site is without is nobody's to mend.
  const shown = new Map([...files].filter(([path]) => !site || isShown(path, site)));
  const known = { ...modules, articles: { articles: articleIds().map((id) => ({ id })) } };
  return [
    ...unreadable,
    ...checkRecords(files, modules),
    ...checkEmergency(files, modules),
    ...checkReferences(shown, known),
    ...checkPhotographs(files, modules),
    ...(site ? [...checkSwitches(files.get('site.ts')!, site), ...checkSamples(files, site)] : []),
    ...(await checkMarkdown(idsOf(modules['vets.ts']?.['vets'], 'id') ?? [])),
  ];
}

async function loadRecords(files: ContentFiles) {
  const ofRecords = [...files].filter(([path]) => path in records);
  const loaded = await loadModules(ofRecords.map(([path]) => `#content/${path}`));
  const modules: RecordModules = {};
  const failures: Problem[] = [];
  for (const [index, result] of loaded.entries()) {
    const [path, file] = ofRecords[index]!;
    if (result.status === 'fulfilled') modules[path] = result.value;
    else failures.push(failureOf(file, result.reason));
  }
  return { modules, failures };
}

/** A clinic's own file stands over the sample's. */
function contentFiles(): ContentFiles {
  const files = contentFolders()
    .toReversed()
    .flatMap((folder) => filesBelow(folder).map((path) => ({ path, file: join(folder, path) })))
    .filter(({ path }) => path.endsWith('.ts'));
  return new Map(files.map(({ path, file }) => [path, new ContentFile(file)]));
}

/** A file that can be read but not run: a name that is nowhere, most often. */
function failureOf(file: ContentFile, error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  const [, unknown] = /^(\w+) is not defined$/.exec(message) ?? [];
  return {
    file: file.name,
    line: unknown ? file.lineOfWord(unknown) : 1,
    text: unknown
      ? `${unknown} stands for nothing. Put a text in quotes, or import what it names.`
      : `The file can’t be read: ${message}.`,
  };
}
