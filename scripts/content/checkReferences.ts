import { isFromSample, sampleFolder } from './folders.ts';
import type { servicesWords } from '#content/pages/services.yaml';
import { didYouMean, nearest } from '#src/content/schema/nearest.ts';
import type { Site } from '#src/content/schema/site.ts';
import { textIds } from './markdown/links.ts';
import type { Problem } from './Problem.ts';
import type { ContentRecord, ContentRecords } from './records.ts';
import { switchedPages } from './siteSwitches.ts';

const vets = { of: 'vet', file: 'vets.yaml' };
const services = { of: 'service', file: 'services.yaml' };
const articles = { of: 'article', file: 'articles' };
const clinics = { of: 'clinic', file: 'clinics.yaml' };
const rooms = { of: 'room', file: 'pages/services.yaml' };

/** What a field names by its id, and where the ids are. A field of that name holds one id or a list of them, in every record. */
const kinds: Record<string, typeof vets> = {
  article: articles,
  vet: vets,
  vets,
  service: services,
  services,
  clinic: clinics,
  clinics,
  room: rooms,
};

/** The ids that lead nowhere, since what they name was removed or is spelt otherwise. The site leaves them out. */
export function checkReferences(records: ContentRecords, articleIds: readonly string[]): Problem[] {
  return [...records.values()].flatMap((record) =>
    record.texts().flatMap(({ key, value, file, line }) => {
      const kind = kinds[key];
      const known = kind === articles ? articleIds : kind && idsIn(records.get(kind.file), kind);
      if (!kind || !known || known.includes(value)) return [];
      // The sample's pages name the sample's articles. A clinic's own stand in for them.
      const isOfSample = file.startsWith(`${sampleFolder}/`);
      if (kind.of === 'article' && isOfSample && !isFromSample('articles')) return [];
      return unknownId(kind.of, value, known, kind.file, { file, line });
    }),
  );
}

/** The ids of a list of records; of a page's rooms. */
function idsIn(record: ContentRecord | undefined, { of }: typeof vets): string[] | undefined {
  if (of !== rooms.of) return record?.ids;
  return (record?.data as typeof servicesWords | undefined)?.rooms.map(({ id }) => id);
}

/** The switches that switch no page: neither one of the site's nor the file of a text page. */
export function checkSwitches(records: ContentRecords, { pages }: Site): Problem[] {
  const file = records.get('site.yaml')!.file;
  const known = [...Object.keys(switchedPages), ...textIds()];
  return Object.keys(pages)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      file: file.name,
      line: file.lineOf(['pages', name]),
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
