import { paths } from '#src/config/paths.ts';
import type { Fields } from './frontMatter.ts';
import { type ImportedPicture, importPicture } from './pictures.ts';
import type { Problems } from './Problems.ts';
import { readMarkdown } from './readFile.ts';

/** The fields of a text page's file. */
export interface TextFields {
  id: string;
  title: string;
  /** The last label of the breadcrumb, and the link in the footer. */
  shortTitle: string;
  description: string;
  /** Other words that people search for. */
  keywords: string;
  picture: ImportedPicture | null;
  inFooter: boolean;
}

/** Files and folders that the built site has beside its pages. */
const builtNames = ['index', '404', 'assets', 'gallery'];

/** In small letters: no host and no reader should have to tell them apart by case. */
const takenNames = new Set([
  ...builtNames,
  ...Object.values(paths)
    .filter((path) => typeof path === 'string')
    .map((path) => path.slice(1).toLowerCase()),
]);

/** Reads the file of a text page (docs/content.md says what may stand in it). */
export function readTextPage(file: string) {
  return readMarkdown(file, readFields);
}

async function readFields(id: string, fields: Fields, problems: Problems): Promise<TextFields> {
  if (takenNames.has(id))
    problems.add(1, `The site already has /${id}. Give the file another name.`);
  const title = fields.required('title', 'Work with us');
  const file = fields.textAt('picture');
  const alt = fields.text('alt');
  return {
    id,
    title,
    shortTitle: fields.text('shortTitle') || title,
    description: fields.required('description', 'Which posts are open, and how to apply.'),
    keywords: fields.text('keywords'),
    picture: file.value ? await importPicture(file.value, alt, file.line, problems) : null,
    inFooter: fields.oneOf('menu', ['footer']) === 'footer',
  };
}
