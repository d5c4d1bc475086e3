import { readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export const contentFolder = join(root, 'content');

/** A file of the project as messages name it: 'content/vets.yaml'. */
export function nameOf(file: string, folder = root): string {
  return relative(folder, file).replaceAll('\\', '/');
}

/** Whether a file is of the content, there or gone. */
function isContent(file: string): boolean {
  return resolve(file).startsWith(contentFolder + sep);
}

/** The Markdown files of a folder of the content, in the order of their names. */
export function markdownFiles(folder: 'articles' | 'texts'): string[] {
  return readdirSync(join(contentFolder, folder))
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => join(contentFolder, folder, name));
}

/** Whether a file is Markdown of the content, there or gone. */
export function isContentMarkdown(file: string): boolean {
  return file.endsWith('.md') && isContent(file);
}
