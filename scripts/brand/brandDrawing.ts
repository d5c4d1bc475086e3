import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentFile, root, sampleFolder } from '#scripts/content/folders.ts';
import { recolourer, type BrandColours } from './palette.ts';

/** What a drawing takes from the brand. */
export interface DrawnBrand {
  name: string;
  colours: BrandColours;
  /** A mark of its own, light on dark, as a drawing (`ownMark`). */
  mark?: string | undefined;
}

/** The name that the sample's drawings spell, in their titles and in the outlines of letters. */
const sampleLogo = readFileSync(join(root, 'content/sample/pictures/places/logo.svg'), 'utf8');
export const sampleName = /<title[^>]*>([^<]+)</.exec(sampleLogo)?.[1] ?? '';
const sampleOutline = / d="([^"]+)"/.exec(/<path id="logo-word"[^>]*>/.exec(sampleLogo)?.[0] ?? '');

/** The path of the sample's mark, wherever it is: in logos and icons, over the door, on a wall. */
const sampleMark = /<path\b[^>]* d="M26\.6 11\.2c-7\.8-5\.3[^"]*"[^>]*\/>/g;

/** What stands in its place: the print of a paw, which is nobody's. */
const paw = [
  'M32 30c-9 0-18 9.5-18 18 0 5.6 4.2 9 9 9 3.5 0 6-1.6 9-1.6s5.5 1.6 9 1.6c4.8 0 9-3.4 9-9 0-8.5-9-18-18-18Z',
  ...[
    [11.5, 29, 5.5, 7.5],
    [24, 16, 6, 8.5],
    [40, 16, 6, 8.5],
    [52.5, 29, 5.5, 7.5],
  ].map(
    ([x = 0, y = 0, across = 0, down = 0]) =>
      `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0-${2 * across} 0Z`,
  ),
].join('');

/** Leaves are green whatever the brand's colour is. */
const plant = /<g id="[\w-]+-(?:plant|tree|leaves)"/;

/** The mark that a clinic has drawn itself; undefined where only the sample's is there. */
export function ownMark(): string | undefined {
  const file = contentFile('pictures/places/mark-mono-light.svg');
  return file && !file.startsWith(join(root, sampleFolder) + sep)
    ? readFileSync(file, 'utf8')
    : undefined;
}

/** The path that spells the sample's name: in the two logos and on the sign over the door. */
const word = /<path id="[\w-]+-word"[^>]*>/g;

/** Several drawings show the name. */
const signs = new Map<string, Promise<{ path: string; transform: string }>>();

/**
 * A drawing as the brand's site shows it: tones of the palette in the brand's colours, the brand's name where the sample's
 * is. Other colours stay; so does all of a drawing where the brand is the sample's.
 */
export async function brandDrawing(
  svg: string,
  { name, colours, mark }: DrawnBrand,
): Promise<string> {
  const coloured = aroundPlants(svg, recolourer(colours));
  if (asMarkup(name) === sampleName) return coloured;
  const titled = coloured.replace(/<title[^>]*>[^<]*/, (title) =>
    title.replaceAll(sampleName, () => asMarkup(name)),
  );
  const marked = titled.replace(sampleMark, (element) => markInPlaceOf(element, mark));
  const outline = sampleOutline?.[0];
  if (!outline || !marked.includes(outline)) return marked;
  // The sample's build needs no letters drawn.
  if (!signs.has(name))
    signs.set(
      name,
      import('./nameSign.ts').then(({ nameSign }) => nameSign(name)),
    );
  const { path, transform } = await signs.get(name)!;
  return marked.replace(word, (element) =>
    element
      .replace(outline, () => ` d="${path}"`)
      .replace(/ transform="[^"]*"/, ` transform="${transform}"`)
      // Letters of the font overlap.
      .replace(/ fill-rule="[^"]*"/, '')
      .replace('<path', '<path fill-rule="nonzero"'),
  );
}

/** The mark on a dark ground is the clinic's own, where there is one: it is drawn light. */
function markInPlaceOf(element: string, mark: string | undefined): string {
  // On the sign the group around it says the colour.
  const isLight = !/ fill="#/.test(element);
  if (!mark || !isLight) return element.replace(/ d="[^"]*"/, ` d="${paw}"`);
  const transform = / transform="[^"]*"/.exec(element)?.[0] ?? '';
  return `<g${transform}>${mark.slice(mark.indexOf('<svg')).replace('<svg', '<svg width="64" height="64"')}</g>`;
}

/** A drawing that is changed around its plants; they stay as they are, or become what `plants` says. */
export function aroundPlants(
  svg: string,
  change: (text: string) => string,
  plants = (text: string) => text,
): string {
  const start = svg.search(plant);
  if (start === -1) return change(svg);
  let [end, depth] = [start, 0];
  do {
    const { 0: tag, index } = /<g\b|<\/g>/.exec(svg.slice(end)) ?? { 0: '', index: svg.length };
    depth += tag === '<g' ? 1 : -1;
    end += index + tag.length;
  } while (depth > 0 && end < svg.length);
  const rest = aroundPlants(svg.slice(end), change, plants);
  return change(svg.slice(0, start)) + plants(svg.slice(start, end)) + rest;
}

function asMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
