import type { servicesWords } from '#content/pages/services.yaml';
import type { Problem } from './Problem.ts';
import type { ContentRecord, ContentRecords } from './records.ts';

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

/** The ids that lead nowhere, since what they name was removed or is spelt otherwise. */
export function checkReferences(records: ContentRecords, articleIds: readonly string[]): Problem[] {
  return [...records.values()].flatMap((record) =>
    record.texts().flatMap(({ key, value, file, line }) => {
      const kind = kinds[key];
      const known = kind === articles ? articleIds : kind && idsIn(records.get(kind.file), kind);
      if (!kind || !known || known.includes(value)) return [];
      return { file, line, text: `There is no ${kind.of} "${value}".` };
    }),
  );
}

/** The ids of a list of records; of a page's rooms. */
function idsIn(record: ContentRecord | undefined, { of }: typeof vets): string[] | undefined {
  if (of !== rooms.of) return record?.ids;
  return (record?.data as typeof servicesWords | undefined)?.rooms.map(({ id }) => id);
}
