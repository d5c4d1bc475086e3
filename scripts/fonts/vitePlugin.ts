import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { contentFolders } from '#scripts/content/folders.ts';
import { makeFonts } from './makeFonts.ts';

/** What is imported: `virtual:fonts/fonts.css`, `virtual:fonts/rare.css`. */
const prefix = 'virtual:fonts/';

/**
 * Makes the site's fonts from the packages in use: the letters, weights and features that the site has, and no other.
 * It takes a second, once a build or start of the development server; a character that is new in the content comes with the
 * next one.
 */
export function fonts(): Plugin {
  let root = '';
  let folder = '';
  let made: Promise<void> | undefined;

  async function make(): Promise<void> {
    const files = await makeFonts(join(root, 'src'), contentFolders());
    await mkdir(folder, { recursive: true });
    for (const [file, content] of files) await writeIfNew(join(folder, file), content);
  }

  return {
    name: 'vetbuddy:fonts',
    configResolved(config) {
      root = config.root;
      // Real files, so that Vite treats them as it does all others.
      folder = join(config.root, 'node_modules/.fonts');
    },
    async resolveId(id) {
      if (!id.startsWith(prefix)) return undefined;
      made ??= make();
      await made;
      return join(folder, id.slice(prefix.length));
    },
  };
}

/** A development server that reads these files is not to reload its pages because a build made the same ones again. */
async function writeIfNew(path: string, content: string | Buffer): Promise<void> {
  const isThere = existsSync(path) && (await readFile(path)).equals(Buffer.from(content));
  if (!isThere) await writeFile(path, content);
}
