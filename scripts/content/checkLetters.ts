import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Site } from '#src/content/schema/site.ts';
import { contentFolders, filesBelow, nameOf, root, sampleFolder } from './folders.ts';
import { isGroup } from './overlay.ts';
import type { Problem } from './Problem.ts';

/** More of them say nothing new. */
const mostNamed = 12;

/**
 * The letters of a clinic's own texts that the site's fonts lack: each device shows them in a font of its own, or not at all. Nothing is said
 * of a text whose language is named, nor of a script that the site says it leaves to devices.
 */
export async function checkLetters({ deviceScripts = [] }: Partial<Site> = {}): Promise<Problem[]> {
  const [own = ''] = contentFolders();
  if (own === join(root, sampleFolder)) return [];
  const texts = filesBelow(own)
    .filter((path) => /\.(?:yaml|md)$/.test(path))
    .map((path) => ({ file: nameOf(join(own, path)), lines: linesOf(join(own, path)) }))
    .filter(({ lines }) => lines.some((line) => lettersOf(line).length > 0));
  if (texts.length === 0) return [];
  const known = await lettersOfFonts();
  const left = deviceScripts.map((script) => new RegExp(String.raw`\p{Script=${script}}`, 'u'));
  return texts.flatMap(({ file, lines }) => {
    const lacking = [...new Set(lines.flatMap(lettersOf))].filter(
      (one) => !known.has(one) && !left.some((script) => script.test(one)),
    );
    if (lacking.length === 0) return [];
    const line = 1 + lines.findIndex((each) => each.includes(lacking[0]!));
    const more = lacking.length > mostNamed ? ` and ${lacking.length - mostNamed} more` : '';
    const text = `the site’s fonts lack ${lacking.slice(0, mostNamed).join(' ')}${more}. A device shows them in a font of its own: look at it on a phone, then name the text’s language, [मराठी](lang:mr), or the script in site.yaml (deviceScripts).`;
    return { file, line, text, isWarning: true, isShown: true };
  });
}

/** Without comments, which nobody sees, and what is named as of another language. */
function linesOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/^\s*#\s.*/gm, '');
  const named = file.endsWith('.yaml') ? textsWithLanguage(yamlOf(text)) : [];
  return named
    .reduce((rest, words) => rest.replace(words, ''), text)
    .replaceAll(/\[[^\]]*\]\(lang:[^)]*\)/g, '')
    .split('\n');
}

/** `{ text: …, lang: mr }` */
function textsWithLanguage(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { text } = value as { text?: string };
  if (isGroup(value) && 'lang' in value && text) return [text];
  return Object.values(value).flatMap(textsWithLanguage);
}

/** What can't be read the check says elsewhere. */
function yamlOf(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent' });
  } catch {
    return undefined;
  }
}

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
