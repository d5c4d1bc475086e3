import { aroundPlants, brandDrawing, sampleName, type DrawnBrand } from './brandDrawing.ts';
import { toLch } from './oklch.ts';
import { originalColours, paletteOf } from './palette.ts';

/** A file of the project, by its path from the root. */
export interface ProjectFile {
  path: string;
  text: string;
}

/** Something of the sample's, or a tone that no brand's colours reach, and where it stands. */
interface Stray {
  path: string;
  line: number;
  what: string;
}

const palette = paletteOf(originalColours);

/** In hues of the palette, but the same for every brand: fur, the eyes of a cat, steel. */
const sameForAll = new Set(
  '#829c91 #8fa59b #7c968b #6f8b80 #93aaa0 #9cc28f #44565f #566a71 #66797f'.split(' '),
);

const isDrawing = ({ path }: ProjectFile) => path.endsWith('.svg');
const isPicture = ({ path }: ProjectFile) => path.includes('/pictures/');

/** What is left of the sample in a clinic's own content: its name, its colours, its pictures. */
export async function straysInOwn(
  own: ProjectFile[],
  sample: ProjectFile[],
  brand: DrawnBrand,
): Promise<Stray[]> {
  const originals = new Map(sample.filter(isPicture).map(({ text, path }) => [text, path]));
  const strays = own.map(async (file) => {
    const original = originals.get(file.text);
    if (original && isPicture(file)) {
      const what = `the sample's own picture: remove it; ${original} shows anyway, in your colours`;
      return [{ path: file.path, line: 1, what }];
    }
    // A drawing as the site shows it: the build writes name and colours where it can.
    const shown = isDrawing(file)
      ? {
          path: file.path,
          text: aroundPlants(await brandDrawing(file.text, brand), (text) => text, blank),
        }
      : withoutComments(file);
    return [...namesIn(shown, brand), ...tonesIn(shown, (tone) => leftTone(tone, brand))];
  });
  return (await Promise.all(strays)).flat();
}

const inPalette = (tone: string) =>
  palette.has(tone) && `${tone}: a tone of the palette, use its token`;

/** What is typed into the sources that belongs to the content: the sample's name; in styles and markup a tone of the palette. */
export function straysInSources(sources: ProjectFile[]): Stray[] {
  return sources.flatMap((source) => {
    const file = withoutComments(source);
    const tones = source.path.endsWith('.ts') ? [] : tonesIn(file, inPalette);
    return [...scan(file, nameAsWord, nameFound), ...tones];
  });
}

/** Tones of the sample's drawings that look like the palette's and are not: no brand's colours would reach them. */
export function straysInDrawings(drawings: ProjectFile[]): Stray[] {
  const hues = [originalColours.primary, originalColours.second].map((hex) => toLch(hex).hue);
  const isForeign = (tone: string) => {
    const { chroma, hue } = toLch(tone);
    const isOfBrand = chroma >= 0.02 && hues.some((brand) => Math.cos(hue - brand) > 0.82);
    const isKnown = palette.has(tone) || sameForAll.has(tone);
    return isOfBrand && !isKnown && `${tone}: not of the palette (scripts/brand/palette.ts)`;
  };
  return drawings.filter(isDrawing).flatMap((drawing) => tonesIn(drawing, isForeign));
}

/** That a tone is left from the sample's, or nearly so. */
function leftTone(tone: string, { colours }: DrawnBrand): string | false {
  const own = new Set(paletteOf(colours).values());
  if (own.has(tone)) return false;
  const [near] = [...palette.keys()].filter(
    (one) => !own.has(one) && difference(one, tone) < 0.006,
  );
  return near
    ? `${tone}, ${near === tone ? '' : `nearly ${near}, `}a colour of the sample's`
    : false;
}

function difference(one: string, other: string): number {
  const [a, b] = [toLch(one), toLch(other)];
  return Math.hypot(
    a.lightness - b.lightness,
    a.chroma * Math.cos(a.hue) - b.chroma * Math.cos(b.hue),
    a.chroma * Math.sin(a.hue) - b.chroma * Math.sin(b.hue),
  );
}

/** Not in an address: `/VetbuddyVisits` is the same for every brand. */
const nameAsWord = new RegExp(String.raw`(?<![\w/-])${sampleName}(?![\w-])`, 'gi');

const nameFound = (name: string) => `the name '${name}'`;

/** Where the sample's name stands, in capitals or not. A brand whose own name has it may write it. */
function namesIn(file: ProjectFile, { name }: DrawnBrand): Stray[] {
  const isOwn = name.toLowerCase().includes(sampleName.toLowerCase());
  return isOwn ? [] : scan(file, new RegExp(sampleName, 'gi'), nameFound);
}

/** The tones of a text, `#rrggbb`, `rgb(r g b` or `rgb(r, g, b`, about which there is something to say. Each once a file. */
function tonesIn(file: ProjectFile, say: (tone: string) => string | false): Stray[] {
  const tone = /#[\da-f]{6}\b|rgba?\(\s*\d+(?:[\s,]+\d+){2}/gi;
  const strays = scan(file, tone, (match) => say(asHex(match)));
  const first = new Map(strays.toReversed().map((stray) => [stray.what, stray]));
  return [...first.values()].toReversed();
}

/** The places of a file that a pattern finds, and what there is to say of them. */
function scan(
  { path, text }: ProjectFile,
  pattern: RegExp,
  say: (match: string) => string | false,
) {
  return [...text.matchAll(pattern)].flatMap(({ 0: match, index }): Stray[] => {
    const what = say(match);
    return what ? [{ path, line: text.slice(0, index).split('\n').length, what }] : [];
  });
}

function asHex(colour: string): string {
  if (colour.startsWith('#')) return colour.toLowerCase();
  const parts = colour.match(/\d+/g) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/** Comments are nobody's text; the lines stay. */
function withoutComments({ path, text }: ProjectFile): ProjectFile {
  if (path.endsWith('.yaml')) return { path, text: text.replaceAll(/(?<=^|\s)#.*/gm, blank) };
  if (!/\.(?:tsx?|css)$/.test(path)) return { path, text };
  return { path, text: text.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/gm, blank) };
}
