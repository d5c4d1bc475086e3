import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

export const contentFolder = join(root, 'content');

/** A file of the project as messages name it: 'content/vets.yaml'. */
export function nameOf(file: string, folder = root): string {
  return relative(folder, file).replaceAll('\\', '/');
}

/** The files anywhere below a folder, 'people/vet-1.jpg'; none where there is no folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => nameOf(join(entry.parentPath, entry.name), folder));
}

/** Whether a file is of the content, there or gone. */
export function isContent(file: string): boolean {
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
