import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import { contentFolder } from '#scripts/content/folders.ts';

/** A text that a translator is asked for. */
export interface Asked {
  /** What English says. */
  text: string;
  /** The same of many. */
  other?: string;
  /** What tells equal texts apart: a message's id. */
  context?: string;
  comment?: string;
}

export type PoItem = InstanceType<typeof PO.Item>;

const keyOf = ({ text, context = '' }: Asked) => `${context}\u0004${text}`;

/** The file that has a language's words for a record ('pages/landing.yaml') or a room of code ('messages/booking'). */
function poFile(language: string, source: string): string {
  return join(contentFolder, language, `${source.replace(/\.\w+$/, '')}.po`);
}

/** The entries of a PO file; none where there is no file. */
export function readPo(file: string): PO {
  return existsSync(file) ? PO.parse(readFileSync(file, 'utf8')) : new PO();
}

/** A language's words. */
export class Catalog {
  readonly language: string;
  /** By the source of the words, then by what English says. */
  private readonly known = new Map<string, Map<string, PoItem>>();

  constructor(language: string) {
    this.language = language;
  }

  /** What the language says instead, a text for one and a text for many where there are two; undefined where nobody has translated it. */
  translate(source: string, asked: Asked): readonly string[] | undefined {
    const item = this.entriesOf(source).get(keyOf(asked));
    const texts = item?.msgstr.filter(Boolean) ?? [];
    return !item || item.flags['fuzzy'] || texts.length === 0 ? undefined : texts;
  }

  /** Whether it has words for a source. */
  has(source: string): boolean {
    return existsSync(poFile(this.language, source));
  }

  private entriesOf(source: string): Map<string, PoItem> {
    const known = this.known.get(source);
    if (known) return known;
    const items = readPo(poFile(this.language, source)).items.filter(({ obsolete }) => !obsolete);
    const entries = new Map(
      items.map((item) => [keyOf({ text: item.msgid, context: item.msgctxt ?? '' }), item]),
    );
    this.known.set(source, entries);
    return entries;
  }
}
