import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Site } from '#src/content/schema/site.ts';
import { fontsFolder } from '#scripts/fonts/families.ts';
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

const ofFonts = new Map<string, Promise<ReadonlySet<string>>>();

/** The letters that the fonts of headings and of text both have. */
function lettersOfFonts(): Promise<ReadonlySet<string>> {
  const folder = fontsFolder();
  const known = ofFonts.get(folder) ?? readFonts(folder);
  ofFonts.set(folder, known);
  return known;
}

async function readFonts(folder: string): Promise<ReadonlySet<string>> {
  const { harfbuzzFace } = await import('#scripts/fonts/harfbuzzFace.ts');
  const letters = new Map<string, Set<string>>();
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.woff2'))) {
    const family = name.replace(/(?:-latin1|-ext)?\.woff2$/, '');
    const face = await harfbuzzFace(readFileSync(join(folder, name)));
    const found = Array.from(face.collectUnicodes(), (point) => String.fromCodePoint(point));
    letters.set(family, new Set([...(letters.get(family) ?? []), ...found]));
  }
  const families = [...letters.values()];
  return new Set([...families[0]!].filter((one) => families.every((each) => each.has(one))));
}
