import { existsSync } from 'node:fs';
import { join, parse } from 'node:path';
import { contentFolders, nameOf, root } from '#scripts/content/folders.ts';
import { recordValues } from '#scripts/content/records.ts';

/** A font and where it comes from: a package of Fontsource, or a file that a clinic has laid into content/own/fonts. */
export interface Family {
  family: string;
  /** What the names of its made files begin with. */
  slug: string;
  /** The file with the letters of western Europe; that with rarer ones may be the same. */
  latin: string;
  ext: string;
  licence: string;
  /** Why there is nothing to make it of. */
  missing: string | undefined;
}

/** The fonts that the brand names; undefined where the site is set in the sample's. */
export const ownFonts = () => recordValues('brand.yaml').brandForMachines.fonts;

/** The fonts of headings and of text. */
export function familiesOf(fonts = ownFonts()): { headings: Family; text: Family } {
  const { headings = 'Bricolage Grotesque', text = 'Figtree' } = fonts ?? {};
  return { headings: familyOf(headings), text: familyOf(text) };
}

function familyOf(name: string): Family {
  const { name: stem, ext: ending } = parse(name);
  const family = stem.replaceAll(/[^\w-]+/g, ' ').trim();
  const slug = family.toLowerCase().replaceAll(' ', '-');
  if (ending) {
    const file = join(contentFolders()[0]!, 'fonts', name);
    const missing = existsSync(file) ? undefined : `there is no ${nameOf(file)}.`;
    return { family, slug, latin: file, ext: file, licence: file.replace(ending, '.txt'), missing };
  }
  const fontsource = `@fontsource-variable/${slug}`;
  const folder = join(root, 'node_modules', fontsource);
  const fileOf = (letters: string) =>
    ['opsz', 'wght']
      .map((axes) => join(folder, `files/${slug}-${letters}-${axes}-normal.woff2`))
      .find((file) => existsSync(file));
  const latin = fileOf('latin') ?? '';
  return {
    family,
    slug,
    latin,
    ext: fileOf('latin-ext') ?? latin,
    licence: join(folder, 'LICENSE'),
    missing: latin
      ? undefined
      : `"${name}" is not installed. Run npm install --save-exact ${fontsource}, or lay its file into content/own/fonts and name that.`,
  };
}

/** Where `npm run brand -- fonts` writes: a clinic's own fonts into its own content. */
export function madeFolder(): string {
  return ownFonts() ? join(contentFolders()[0]!, 'fonts/made') : join(root, 'src/styles/fonts');
}

/** Where the fonts are that the site is set in. */
export function fontsFolder(): string {
  const made = madeFolder();
  return existsSync(made) ? made : join(root, 'src/styles/fonts');
}
