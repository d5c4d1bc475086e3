import type { ContentFile, ContentFiles } from './ContentFile.ts';
import type { RecordModules } from './checkRecords.ts';
import { isFromSample, sampleFolder } from './folders.ts';
import { didYouMean, nearest } from '#src/content/schema/nearest.ts';
import type { Site } from '#src/content/schema/site.ts';
import { textIds } from './markdown/links.ts';
import type { Problem } from './Problem.ts';
import { switchedPages } from './siteSwitches.ts';

const vets = { of: 'vet', file: 'vets.ts', name: 'vets', key: 'id' };
const services = { of: 'service', file: 'services.ts', name: 'services', key: 'id' };
const articles = { of: 'article', file: 'articles', name: 'articles', key: 'id' };
const clinics = { of: 'clinic', file: 'clinics.ts', name: 'clinics', key: 'slug' };

/** What a field names by its id, and where the ids are. A field of that name holds one id or a list of them, in every content file. */
const kinds: Record<string, typeof vets> = {
  article: articles,
  vet: vets,
  vets,
  service: services,
  services,
  clinic: clinics,
  clinics,
};

/** The ids that lead nowhere, since what they name was removed or is spelt otherwise. The site leaves them out. */
export function checkReferences(files: ContentFiles, modules: RecordModules): Problem[] {
  return [...files.values()].flatMap((file) =>
    file.texts().flatMap(({ key, value, line }) => {
      const kind = kinds[key];
      const known = kind && idsOf(modules[kind.file]?.[kind.name], kind.key);
      if (!known || known.includes(value)) return [];
      // The sample's pages name the sample's articles. A clinic's own stand in for them.
      const isOfSample = file.name.startsWith(`${sampleFolder}/`);
      if (kind.of === 'article' && isOfSample && !isFromSample('articles')) return [];
      return unknownId(kind.of, value, known, kind.file, { file: file.name, line });
    }),
  );
}

/** The switches that switch no page: neither one of the site's nor the file of a text page. */
export function checkSwitches(file: ContentFile, { pages }: Site): Problem[] {
  const known = [...Object.keys(switchedPages), ...textIds()];
  return Object.keys(pages)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      file: file.name,
      line: file.lineOf(['site', 'pages', name]),
      text: `${name}: the site has no such page. ${didYouMean(name, known, `It knows ${known.join(', ')}.`)}`,
    }));
}

/** That nothing has an id. `listed` is the file where the ids are. */
export function unknownId(
  kind: string,
  id: string,
  known: readonly string[],
  listed: string,
  place: { file: string; line: number },
): Problem {
  const near = nearest(id, known);
  const remedy = near ? `Did you mean "${near}"?` : `The ids are in ${listed}.`;
  return { ...place, text: `there is no ${kind} "${id}". ${remedy}`, isWarning: true };
}

/** What the records of a list have in a field; undefined where they are no list. */
export function idsOf(records: unknown, key: string): string[] | undefined {
  if (!Array.isArray(records)) return undefined;
  return records.map((each: Record<string, unknown>) => String(each[key]));
}
