import { readFile } from 'node:fs/promises';
import { contentFile } from '#scripts/content/folders.ts';
import { webManifest } from '#scripts/siteMetadata.ts';
import { brandDrawing } from './brandDrawing.ts';
import { makeIcons } from './icons.ts';

type BrandContent = typeof import('#content/brand.ts');

/**
 * The icons, the sharing picture and the web manifest, by file name. An icon of the clinic's own (content/own/icons/) takes
 * the place of the drawn one.
 */
export async function brandFiles({
  brand,
  brandForMachines,
}: BrandContent): Promise<Map<string, string | Buffer>> {
  const { colours, sharingWords } = brandForMachines;
  const drawing = async (name: string) => {
    const path = contentFile(`pictures/places/${name}.svg`);
    if (!path) throw new Error(`There is no drawing pictures/places/${name}.svg.`);
    return brandDrawing(await readFile(path, 'utf8'), { name: brand.name, colours });
  };
  const files = await makeIcons({
    favicon: await drawing('favicon'),
    mark: await drawing('mark-mono-light'),
    logo: await drawing('logo'),
    sharing: await drawing('sharing'),
    words: sharingWords,
    colours,
  });
  for (const name of files.keys()) {
    const own = contentFile(`icons/${name}`);
    if (own) files.set(name, await readFile(own));
  }
  return files.set('manifest.webmanifest', webManifest(brand, brandForMachines));
}
