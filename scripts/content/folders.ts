import { existsSync, readdirSync } from 'node:fs';
import { join, parse, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { Site } from '#src/content/schema/site.ts';

export const root = resolve(import.meta.dirname, '../..');

/** A file of the project as messages name it: 'content/own/vets.yaml'. */
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

/** The sample's content. It belongs to this project, and a release may change it. */
export const sampleFolder = 'content/sample';

/** A clinic's own content, which no release touches. It need not be there. */
const ownFolder = 'content/own';

/**
 * The folders that `#content/…` is looked for in, first one first: the clinic's own, then the sample's. `CONTENT` names another
 * folder to lay over the sample, such as the second brand of the tests; `CONTENT=content/sample` leaves the clinic's own out.
 */
export function contentFolders(): string[] {
  const over = process.env.CONTENT ?? ownFolder;
  return [...new Set([over, sampleFolder])].map((folder) => resolve(root, folder));
}

/** The file that `#content/<path>` means, or null where neither folder has one. */
export function contentFile(path: string): string | null {
  for (const folder of contentFolders()) {
    const file = join(folder, path);
    if (existsSync(file)) return file;
  }
  return null;
}

/** Whether a file is of the content that the site has. */
export function isContent(file: string): boolean {
  return contentFolders().some((folder) => resolve(file).startsWith(folder + sep));
}

/**
 * The Markdown files of a folder, in the order of their names. Text pages lie over the sample's file by file, as all else does. A clinic's
 * own articles take the place of the sample's as a whole: an article that the clinic doesn't have is not shown.
 */
export function markdownFiles(folder: 'articles' | 'texts'): string[] {
  const all = contentFolders().map((each) => join(each, folder));
  const shown = folder === 'texts' ? all : all.filter((each) => each === contentFile(folder));
  const names = shown
    .filter((each) => existsSync(each))
    .flatMap((each) => readdirSync(each))
    .filter((name) => name.endsWith('.md'));
  return [...new Set(names)].toSorted().map((name) => contentFile(`${folder}/${name}`)!);
}

/** Those that the site shows: no articles where the blog is off, no text page that is off. */
export function shownMarkdown(folder: 'articles' | 'texts', { pages }: Pick<Site, 'pages'>) {
  return markdownFiles(folder).filter((file) =>
    folder === 'articles' ? pages.blog : pages[parse(file).name] !== false,
  );
}

/** Whether a folder such as `articles` is the sample's, and no clinic's own takes its place. */
export function isFromSample(folder: string): boolean {
  return contentFile(folder) === resolve(root, sampleFolder, folder);
}

/** Whether a file is Markdown of the content, there or gone. */
export function isContentMarkdown(file: string): boolean {
  return file.endsWith('.md') && contentFolders().some((folder) => file.startsWith(`${folder}/`));
}

/** Resolves `#content/…`: a file of the clinic's own takes the place of the sample's of the same path. */
export function content(): Plugin {
  return {
    name: 'vetbuddy:content',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#content\// },
      handler: (id) => {
        const path = id.slice('#content/'.length);
        const file = contentFile(path);
        if (!file) throw new Error(`There is no ${path} in content/own or content/sample.`);
        return file;
      },
    },
  };
}
