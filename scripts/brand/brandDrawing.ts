import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/content/folders.ts';
import { recolourer, type BrandColours } from './palette.ts';

/** What a drawing takes from the brand. */
export interface DrawnBrand {
  name: string;
  colours: BrandColours;
}

/** The name that the sample's drawings spell, in their titles and in the outlines of letters. */
const sampleLogo = readFileSync(join(root, 'content/sample/pictures/places/logo.svg'), 'utf8');
export const sampleName = /<title[^>]*>([^<]+)</.exec(sampleLogo)?.[1] ?? '';
const sampleOutline = / d="([^"]+)"/.exec(/<path id="logo-word"[^>]*>/.exec(sampleLogo)?.[0] ?? '');

/** The path that spells the sample's name: in the two logos and on the sign over the door. */
const word = /<path id="[\w-]+-word"[^>]*>/g;

/** Several drawings show the name. */
const signs = new Map<string, Promise<{ path: string; transform: string }>>();

/**
 * A drawing as the brand's site shows it: tones of the palette in the brand's colours, the brand's name where the sample's
 * is. Other colours stay; so does all of a drawing where the brand is the sample's.
 */
export async function brandDrawing(svg: string, { name, colours }: DrawnBrand): Promise<string> {
  const coloured = recolourer(colours)(svg);
  if (asMarkup(name) === sampleName) return coloured;
  const titled = coloured.replace(/<title[^>]*>[^<]*/, (title) =>
    title.replaceAll(sampleName, () => asMarkup(name)),
  );
  const outline = sampleOutline?.[0];
  if (!outline || !titled.includes(outline)) return titled;
  // The sample's build needs no letters drawn.
  if (!signs.has(name))
    signs.set(
      name,
      import('./nameSign.ts').then(({ nameSign }) => nameSign(name)),
    );
  const { path, transform } = await signs.get(name)!;
  return titled.replace(word, (element) =>
    element
      .replace(outline, () => ` d="${path}"`)
      .replace(/ transform="[^"]*"/, ` transform="${transform}"`)
      // Letters of the font overlap.
      .replace(/ fill-rule="[^"]*"/, '')
      .replace('<path', '<path fill-rule="nonzero"'),
  );
}

function asMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
