import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolders, filesBelow, nameOf, root, sampleFolder } from './folders.ts';
import type { Problem } from './Problem.ts';

/** More of them say nothing new. */
const mostNamed = 12;

/** The letters of a clinic's own texts that the site's fonts lack: each device shows them in a font of its own, or not at all. */
export async function checkLetters(): Promise<Problem[]> {
  const [own = ''] = contentFolders();
  if (own === join(root, sampleFolder)) return [];
  const texts = filesBelow(own)
    .filter((path) => /\.(?:yaml|md)$/.test(path))
    .map((path) => ({ file: nameOf(join(own, path)), lines: linesOf(join(own, path)) }))
    .filter(({ lines }) => lines.some((line) => lettersOf(line).length > 0));
  if (texts.length === 0) return [];
  const known = await lettersOfFonts();
  return texts.flatMap(({ file, lines }) => {
    const lacking = [...new Set(lines.flatMap(lettersOf))].filter((one) => !known.has(one));
    if (lacking.length === 0) return [];
    const line = 1 + lines.findIndex((each) => each.includes(lacking[0]!));
    const more = lacking.length > mostNamed ? ` and ${lacking.length - mostNamed} more` : '';
    const text = `the site’s fonts lack ${lacking.slice(0, mostNamed).join(' ')}${more}. A device shows them in a font of its own: look at it on a phone.`;
    return { file, line, text, isWarning: true, isShown: true };
  });
}

/** Without comments, which nobody sees. */
const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replaceAll(/^\s*#\s.*/gm, '')
    .split('\n');

/** What is beyond ASCII. Not the signs within letters, and no pictures, which every device has. */
const lettersOf = (text: string) =>
  text.match(/(?!\p{Extended_Pictographic}|\p{C}|\p{M})[^\0-\x7f]/gu) ?? [];

let ofFonts: Promise<ReadonlySet<string>> | undefined;

/** The letters that the fonts of headings and of text both have. */
function lettersOfFonts(): Promise<ReadonlySet<string>> {
  return (ofFonts ??= readFonts());
}

async function readFonts(): Promise<ReadonlySet<string>> {
  const [{ Blob, Face }, { default: subsetFont }] = await Promise.all([
    import('harfbuzzjs'),
    import('subset-font'),
  ]);
  const folder = join(root, 'src/styles/fonts');
  const letters = async (family: string) => {
    const files = readdirSync(folder).filter((name) => name.startsWith(family));
    const found = files.map(async (name) => {
      const sfnt = await subsetFont(readFileSync(join(folder, name)), undefined, {
        targetFormat: 'sfnt',
        keepAllGlyphs: true,
        variationAxes: {},
        keepFeatures: [],
      });
      return [...new Face(new Blob(new Uint8Array(sfnt).buffer)).collectUnicodes()];
    });
    return (await Promise.all(found)).flat().map((point) => String.fromCodePoint(point));
  };
  const [text, headings] = await Promise.all(['figtree', 'bricolage-grotesque'].map(letters));
  const ofHeadings = new Set(headings);
  return new Set(text!.filter((one) => ofHeadings.has(one)));
}
