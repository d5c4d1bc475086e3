import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { records } from '#src/content/schema/records.ts';
import { ContentFile, type ContentFiles, isImported } from './ContentFile.ts';
import { contentFile, root, sampleFolder } from './folders.ts';
import { didYouMean, nearest } from '#src/content/schema/nearest.ts';
import type { Problem } from './Problem.ts';

/** What keeps content files from being read: their punctuation, what they import and what they are to export. */
export function checkSources(files: ContentFiles): Problem[] {
  return [...files].flatMap(([path, file]) => {
    if (file.syntaxErrors.length > 0) return syntaxProblems(file);
    return [...importProblems(file, files), ...exportProblems(path, file, files)];
  });
}

function syntaxProblems({ name, syntaxErrors }: ContentFile): Problem[] {
  return syntaxErrors.slice(0, 1).map(({ line, text }) => ({
    file: name,
    line,
    text: `The file can’t be read from here on (${text}). Look on this line and the one above for a missing comma, quote or bracket; a ' within a text is written ’.`,
  }));
}

function importProblems(file: ContentFile, files: ContentFiles): Problem[] {
  return file.imports.flatMap(({ name, from, line }) => {
    const at = { file: file.name, line };
    const path = from.startsWith('#content/') ? from.slice('#content/'.length).split('?')[0]! : '';
    const unfound = path && whyUnfound(path);
    if (unfound) return { ...at, text: unfound };
    const source = files.get(path);
    const exported = source?.exports ?? Object.keys(records[path] ?? {});
    if (name === '*' || exported.length === 0 || exported.includes(name)) return [];
    // Said of the other file already.
    if (source && (source.syntaxErrors.length > 0 || wantedExports(path)?.includes(name)))
      return [];
    const remedy = didYouMean(name, exported, `It has ${exported.join(', ')}.`);
    return { ...at, text: `${path} has no ${name}. ${remedy}` };
  });
}

/** Why a path leads to no file; '' where it leads to one. */
export function whyUnfound(path: string): string {
  try {
    if (contentFile(path)) return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  if (records[path.replace('.ts', '.yaml')])
    return `${path} is ${path.replace('.ts', '.yaml')} now: \`npx tsx scripts/moveContent.ts\` mends it.`;
  const remedy = path.startsWith('pictures/')
    ? 'Put the picture there, or write the name of one that is there; small and capital letters count.'
    : 'Put the file there, or mend its name; small and capital letters count.';
  return `There is no ${path} in content/own or content/sample. ${remedy}`;
}

/** A file that takes the place of the sample's has to export the same names. */
function exportProblems(path: string, file: ContentFile, files: ContentFiles): Problem[] {
  const wanted = wantedExports(path);
  if (!wanted) return isImported(path, files) ? [] : [unread(path, file, files)];
  const missing = wanted.filter((name) => !file.exports.includes(name));
  const unknown = file.exports.filter((name) => !wanted.includes(name));
  return missing.map((name) => {
    const instead = nearest(name, unknown) ?? (unknown.length === 1 ? unknown[0] : undefined);
    return {
      file: file.name,
      line: instead ? file.lineOfExport(instead) : 1,
      text: instead
        ? `${instead}: the site reads this under the name ${name}. Write: export const ${name} = …`
        : `${name} is missing, and the site reads it. Copy it from ${sampleFolder}/${path}.`,
    };
  });
}

/** The names that the site reads in a file of that path; undefined where it reads no such file. */
function wantedExports(path: string): string[] | undefined {
  const sample = join(root, sampleFolder, path);
  return existsSync(sample) ? new ContentFile(sample).exports : undefined;
}

function unread(path: string, file: ContentFile, files: ContentFiles): Problem {
  const record = path.replace('.ts', '.yaml');
  if (records[record]) {
    const text = `This record is YAML now: \`npx tsx scripts/moveContent.ts\` writes it anew, as ${record}.`;
    return { file: file.name, line: 1, text };
  }
  const others = [...files.keys()].filter((each) => each !== path);
  const remedy = didYouMean(path, others, 'Take the names from content/sample.');
  const text = `the site reads no file of this name. ${remedy}`;
  return { file: file.name, line: 1, text, isWarning: true };
}
