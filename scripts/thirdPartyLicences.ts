import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}

/**
 * The text of licences.txt: the licences of all production dependencies, which the bundles don't contain. It lists every
 * package, also those that the build leaves out. `root` is the project's folder.
 */
export async function thirdPartyLicences(root: string): Promise<string> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const shipped = Object.entries(lock.packages).filter(
    ([folder, { dev, devOptional, optional }]) => folder && !dev && !devOptional && !optional,
  );
  const entries = await Promise.all(
    shipped.map(async ([folder, { version, license = 'no licence named' }]) => {
      const name = folder.replace(/^.*node_modules\//, '');
      const words = await licenceText(join(root, folder));
      return `${name} ${version} (${license})\n\n${words || 'Its package holds no text beyond that name.'}`;
    }),
  );
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `This site is made with the work of others, under these licences.${line}${entries.join(line)}\n`;
}

/** The licence file of a package; '' if it has none. */
async function licenceText(folder: string): Promise<string> {
  const names = await readdir(folder);
  const file = names.find((name) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(name));
  return file ? (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n').trim() : '';
}
