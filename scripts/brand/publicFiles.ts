import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { contentFile, contentFolders, root, sampleFolder } from '#scripts/content/folders.ts';
import { webManifest } from '#scripts/siteMetadata.ts';
import { familiesOf } from '#scripts/fonts/families.ts';
import { brandDrawing } from './brandDrawing.ts';
import { makeIcons } from './icons.ts';

type BrandContent = typeof import('#content/brand.yaml');

const manifest = 'manifest.webmanifest';

/** What icons and sharing picture are made of. */
const drawings = ['favicon', 'mark-mono-light', 'logo', 'sharing'];

/** The folder of what is served as it is: `public/`, or that of a clinic's own content, which takes its place as a whole. */
export function publicFolder(): string {
  const own = ownPublicFolder();
  return existsSync(own) ? own : join(root, 'public');
}

/** Where `npm run brand` writes. */
export function ownPublicFolder(): string {
  const [own = ''] = contentFolders();
  return own === join(root, sampleFolder) || !existsSync(own)
    ? join(root, 'public')
    : join(own, 'public');
}

/**
 * The files of `public/` by name: icons, sharing picture, web manifest, robots.txt, licences. An icon of the clinic's own (content/own/icons/) takes
 * the place of the drawn one.
 */
export async function publicFiles(content: BrandContent): Promise<Map<string, string | Buffer>> {
  const { brand, brandForMachines } = content;
  const { colours, sharingWords } = brandForMachines;
  const drawing = (name: string) =>
    brandDrawing(sourceOf(name).toString(), { name: brand.name, colours });
  const drawn = await makeIcons({
    favicon: await drawing('favicon'),
    mark: await drawing('mark-mono-light'),
    logo: await drawing('logo'),
    sharing: await drawing('sharing'),
    words: sharingWords,
    colours,
  });
  return new Map<string, string | Buffer>([
    ...drawn,
    ...ownIcons(),
    // RFC 9309. Hidden pages are not listed: they carry `noindex`, and a list would only reveal them. The build adds the sitemap.
    ['robots.txt', 'User-agent: *\nAllow: /\n'],
    ...licencesFile(),
    [manifest, webManifest(brand, brandForMachines, stampOf(content))],
  ]);
}

/** The licences of what the site ships beside its scripts, whose are in the licences.txt that Vite writes. */
export function licencesFile(): Map<string, string> {
  const { headings, text } = familiesOf();
  const icons = join(root, 'node_modules/lucide/LICENSE');
  const licences = [...new Set([headings.licence, text.licence, icons])]
    // That of a font that a clinic has bought need not be there.
    .filter((file) => existsSync(file))
    .map((file) => `${licenceOf(file)}\n\n${readFileSync(file, 'utf8')}`);
  return new Map([['licences-fonts-icons.txt', licences.join('\n')]]);
}

/** What a licence is of: the package, or the font's file. */
const licenceOf = (file: string) =>
  /node_modules\/(.+)\/LICENSE$/.exec(file.replaceAll('\\', '/'))?.[1] ?? parse(file).name;

/** Why the files of `public/` are not those of the brand; undefined where they are. The manifest bears the stamp of what they were made of. */
export function staleFiles(content: BrandContent): string | undefined {
  const file = join(publicFolder(), manifest);
  const now = webManifest(content.brand, content.brandForMachines, stampOf(content));
  if (existsSync(file) && readFileSync(file, 'utf8') === now) return undefined;
  return `The icons, the sharing picture and the manifest are not of ${content.brand.name}'s name, colours, words and drawings as they are now: npm run brand makes them anew. Commit them.`;
}

/** Changes with what the files are made of; not with the sample's drawings, which a release may change. */
function stampOf({ brand, brandForMachines: { colours, sharingWords } }: BrandContent): string {
  const sample = join(root, sampleFolder);
  const sources = drawings.filter((name) => !drawingOf(name).startsWith(sample)).map(sourceOf);
  const hash = createHash('sha256').update(JSON.stringify([brand.name, colours, sharingWords]));
  for (const source of [...sources, ...ownIcons().values()]) hash.update(source);
  return hash.digest('hex').slice(0, 12);
}

function drawingOf(name: string): string {
  const path = contentFile(`pictures/places/${name}.svg`);
  if (!path) throw new Error(`There is no drawing pictures/places/${name}.svg.`);
  return path;
}

const sourceOf = (name: string) => readFileSync(drawingOf(name));

function ownIcons(): Map<string, Buffer> {
  const folder = contentFile('icons');
  const names = folder ? readdirSync(folder).toSorted() : [];
  return new Map(names.map((name) => [name, readFileSync(join(folder ?? '', name))]));
}
