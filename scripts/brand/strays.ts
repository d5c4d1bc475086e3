import { brandDrawing, sampleName, type DrawnBrand } from './brandDrawing.ts';
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
    if (isDrawing(file)) {
      // As the site shows it: the build writes name and colours where it can.
      const shown = { path: file.path, text: await brandDrawing(file.text, brand) };
      return [...namesIn(shown, brand), ...tonesIn(shown, (tone) => leftTone(tone, brand))];
    }
    const text = withoutComments(file);
    return [...namesIn(text, brand), ...tonesIn(text, (tone) => leftTone(tone, brand))];
  });
  return (await Promise.all(strays)).flat();
}

/** What is typed into the sources that belongs to the content: the sample's name; in styles and markup a tone of the palette. */
export function straysInSources(sources: ProjectFile[]): Stray[] {
  return sources.flatMap((source) => {
    const file = withoutComments(source);
    const names = found(file, nameAsWord);
    if (source.path.endsWith('.ts')) return names;
    const tones = tonesIn(
      file,
      (tone) => palette.has(tone) && `${tone}: a tone of the palette, use its token`,
    );
    return [...names, ...tones];
  });
}

/** Tones of the sample's drawings that look like the palette's and are not: no brand's colours would reach them. */
export function straysInDrawings(drawings: ProjectFile[]): Stray[] {
  const hues = [originalColours.primary, originalColours.second].map((hex) => toLch(hex).hue);
  const isOfBrand = (tone: string) => {
    const { chroma, hue } = toLch(tone);
    return chroma >= 0.02 && hues.some((brand) => Math.cos(hue - brand) > 0.82);
  };
  return drawings
    .filter(isDrawing)
    .flatMap((drawing) =>
      tonesIn(
        drawing,
        (tone) =>
          !palette.has(tone) &&
          !sameForAll.has(tone) &&
          isOfBrand(tone) &&
          `${tone}: not of the palette (scripts/brand/palette.ts)`,
      ),
    );
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

/** Where the sample's name stands, in capitals or not. A brand whose own name has it may write it. */
function namesIn(file: ProjectFile, { name }: DrawnBrand): Stray[] {
  const isOwn = name.toLowerCase().includes(sampleName.toLowerCase());
  return isOwn ? [] : found(file, new RegExp(sampleName, 'gi'));
}

function found({ path, text }: ProjectFile, name: RegExp): Stray[] {
  return Array.from(text.matchAll(name), ({ 0: match, index }) => ({
    path,
    line: lineAt(text, index),
    what: `the name '${match}'`,
  }));
}

/** The tones of a text, `#rrggbb`, `rgb(r g b` or `rgb(r, g, b`, about which there is something to say. Each once a file. */
function tonesIn({ path, text }: ProjectFile, say: (tone: string) => string | false): Stray[] {
  const strays = new Map<string, Stray>();
  for (const { 0: match, index } of text.matchAll(
    /#[\da-f]{6}\b|rgba?\(\s*\d+(?:[\s,]+\d+){2}/gi,
  )) {
    const what = say(asHex(match));
    if (what && !strays.has(what)) strays.set(what, { path, line: lineAt(text, index), what });
  }
  return [...strays.values()];
}

function asHex(colour: string): string {
  if (colour.startsWith('#')) return colour.toLowerCase();
  const parts = colour.match(/\d+/g) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/** Comments are nobody's text; the lines stay. */
function withoutComments({ path, text }: ProjectFile): ProjectFile {
  if (!/\.(?:tsx?|css)$/.test(path)) return { path, text };
  return { path, text: text.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/gm, blank) };
}
