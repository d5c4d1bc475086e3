import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { group, listOf, oneOf, text } from '#src/content/schema/kinds.ts';
import { RecordFile } from '#scripts/content/RecordFile.ts';
import { pageFolders } from './pageFolders.ts';
import { contentFolders } from '#scripts/content/folders.ts';

/** The language of the content itself. */
export const english = 'en';

/** The language that is built: one a build, named in the environment by scripts/languages/vitePlugin.ts. */
export function builtLanguage(): string {
  return process.env.SITE_LANGUAGE ?? english;
}

/** What content/…/<language>/language.yaml says. */
const languageSchema = group({
  name: text.describe('In the language itself, as the switch shows it: हिन्दी'),
  script: group({
    leading: z.number().min(1).max(2),
    fonts: listOf(text),
  })
    .optional()
    .describe(
      'What its letters need: the least line height, and the fonts that systems have for them.',
    ),
  pages: listOf(oneOf(...(Object.keys(pageFolders) as [string, ...string[]]))).describe(
    'The pages that are there in this language; links to all others lead to the English ones.',
  ),
});

export interface Language extends z.infer<typeof languageSchema> {
  /** As BCP 47 has it, and what its addresses begin with: 'hi'. */
  code: string;
}

/** What a language says of itself, a clinic's own first. @throws where there is no such language, or a field is missing. */
export function readLanguage(code: string): Language {
  const file = contentFolders()
    .map((folder) => join(folder, code, 'language.yaml'))
    .find((each) => existsSync(each));
  if (!file) throw new Error(`There is no content/own/${code}/language.yaml.`);
  const read = RecordFile.read(file);
  const { data, error } = languageSchema.safeParse(read.value);
  if (!data) throw new Error(`${read.name}: ${z.prettifyError(error)}`);
  return { code, ...data };
}
