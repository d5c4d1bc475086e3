import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/** The sample's content. It belongs to this project, and a release may change it. */
const sampleFolder = 'content/sample';

/** A clinic's own content, which no release touches. It need not be there. */
const ownFolder = 'content/own';

/**
 * The folders that `#content/…` is looked for in, first one first: the clinic's own, then the sample's. `CONTENT` names another
 * folder to lay over the sample, such as the second brand of the tests; `CONTENT=content/sample` leaves the clinic's own out.
 */
function contentFolders(): string[] {
  const over = process.env.CONTENT ?? ownFolder;
  return [...new Set([over, sampleFolder])].map((folder) => resolve(root, folder));
}

/** The file that `#content/<path>` means, or null where neither folder has one. */
function contentFile(path: string): string | null {
  const files = contentFolders().map((folder) => join(folder, path));
  return files.find((file) => existsSync(file)) ?? null;
}

/** Resolves `#content/…`: a file of the clinic's own takes the place of the sample's of the same path. */
export function content(): Plugin {
  return {
    name: 'vetbuddy:content',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#content\// },
      handler: (id) => {
        const [path = '', query] = id.slice('#content/'.length).split('?');
        const file = contentFile(path);
        if (!file) throw new Error(`There is no ${path} in content/own or content/sample.`);
        return query === undefined ? file : `${file}?${query}`;
      },
    },
  };
}
