import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** How the heading font is cut: its weight, and the size of type that it is drawn for. */
interface Cut {
  weight: number;
  opticalSize: number;
}

/** The unit of outlines: a thousandth of an em, that is of the size of type. */
export const unitsPerEm = 1000;

/** As in the headings. */
const letterSpacing = -0.03 * unitsPerEm;

/** Lines of words as an SVG path: the first baseline is at 0, the next one an em below. */
export interface Outline {
  path: string;
  /** Of the longest line. */
  width: number;
}

/**
 * The font of the headings, with the letters of some words, as a function that draws lines of them.
 *
 * @throws {Error} where the font lacks a letter
 */
export async function headingFont(words: string, cut: Cut): Promise<(lines: string[]) => Outline> {
  const fonts = await Promise.all(
    ['latin', 'latin-ext'].map((letters) => fontWith(letters, words, cut)),
  );
  return (lines) => {
    const outlines = lines.map((line, index) => outlineOf(line, index * unitsPerEm, fonts));
    return {
      path: outlines.map(({ path }) => path).join(''),
      width: Math.max(...outlines.map(({ width }) => width)),
    };
  };
}

async function fontWith(letters: string, words: string, cut: Cut): Promise<Font> {
  const file = `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${letters}-opsz-normal.woff2`;
  const sfnt = await subsetFont(await readFile(require.resolve(file)), words, {
    variationAxes: { opsz: cut.opticalSize, wght: cut.weight },
    keepFeatures: ['kern', 'ccmp', 'mark', 'mkmk'],
    targetFormat: 'sfnt',
  });
  return new Font(new Face(new Blob(new Uint8Array(sfnt).buffer)));
}

function outlineOf(line: string, baseline: number, fonts: Font[]): Outline {
  let [path, x] = ['', 0];
  for (const { text, font } of runsOf(line, fonts)) {
    const scale = unitsPerEm / font.face.upem;
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const places = buffer.getGlyphPositions();
    for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[index] ?? {};
      path += moved(
        font.glyphToPath(codepoint),
        scale,
        x + scale * xOffset,
        baseline - scale * yOffset,
      );
      x += scale * xAdvance + (xAdvance > 0 ? letterSpacing : 0);
    }
  }
  return { path, width: x - letterSpacing };
}

/** Letters of western Europe are in one file, those of eastern Europe and others in another. */
function runsOf(line: string, fonts: Font[]): { text: string; font: Font }[] {
  const runs: { text: string; font: Font }[] = [];
  for (const letter of line.normalize('NFC')) {
    const font = fonts.find((one) => one.glyph(letter.codePointAt(0) ?? 0));
    if (!font) throw new Error(`The font of the headings has no '${letter}'`);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}

/** A glyph's path, whose y grows upwards, as SVG draws it at a place. */
function moved(path: string, scale: number, x: number, y: number): string {
  return path.replaceAll(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, across: string, up: string) =>
      `${Math.round(x + scale * Number(across))} ${Math.round(y - scale * Number(up))}`,
  );
}
