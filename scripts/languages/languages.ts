import { join } from 'node:path';
import { z } from 'zod';
import { text } from '#src/content/schema/kinds.ts';
import { RecordFile } from '#scripts/content/RecordFile.ts';
import { pageFolders } from './pageFolders.ts';
import { contentFolder } from '#scripts/content/folders.ts';

/** The language of the content itself. */
export const english = 'en';

/** The language that is built: one a build, named in the environment by scripts/languages/vitePlugin.ts. */
export function builtLanguage(): string {
  return process.env.SITE_LANGUAGE ?? english;
}

/** What content/<language>/language.yaml says. */
const languageSchema = z.strictObject({
  /** In the language itself, as the switch shows it: 'हिन्दी'. */
  name: text,
  /** What its letters need: the least line height, and the fonts that systems have for them. */
  script: z.strictObject({ leading: z.number().min(1).max(2), fonts: z.array(text) }).optional(),
  /** The pages that are there in this language; links to all others lead to the English ones. */
  pages: z.array(z.enum(Object.keys(pageFolders))),
});

export interface Language extends z.infer<typeof languageSchema> {
  /** As BCP 47 has it, and what its addresses begin with: 'hi'. */
  code: string;
}

/** What a language says of itself. @throws where a field is missing. */
export function readLanguage(code: string): Language {
  const read = RecordFile.read(join(contentFolder, code, 'language.yaml'));
  const { data, error } = languageSchema.safeParse(read.value);
  if (!data) throw new Error(`${read.name}: ${z.prettifyError(error)}`);
  return { code, ...data };
}
