import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RecordModules } from './checkRecords.ts';
import type { ContentFile } from './ContentFile.ts';
import { contentFile, contentFolders, photographName, root } from './folders.ts';
import { nearest } from '#src/content/schema/nearest.ts';
import type { Problem } from './Problem.ts';

const record = 'photographs.ts';

/**
 * The photographs that no page shows, most often since their name is not quite a drawing's; those that take a drawing's place and
 * don't say what they show; and what is said of photographs that are not there.
 */
export function checkPhotographs(
  files: ReadonlyMap<string, ContentFile>,
  modules: RecordModules,
): Problem[] {
  const [own = '', sample = own] = contentFolders();
  const pictures = picturesIn(own);
  const drawings = picturesIn(sample);
  const notes = modules[record]?.['photographs'] ?? {};
  const markdown = textsIn(own);
  return [
    ...pictures.flatMap((picture) => {
      const text = whyNot(picture, { drawings, files, markdown, notes, own });
      const file = relative(root, join(own, 'pictures', picture)).replaceAll('\\', '/');
      return text ? [{ file, line: 1, text, isWarning: true as const }] : [];
    }),
    ...Object.keys(notes).flatMap((name) => strayNote(name, pictures, files.get(record))),
  ];
}

interface Known {
  drawings: readonly string[];
  files: ReadonlyMap<string, ContentFile>;
  /** The articles and texts. */
  markdown: string;
  notes: object;
  own: string;
}

/** What is left out of a picture or of what it says; undefined where all is well. */
function whyNot(picture: string, known: Known): string | undefined {
  const { drawings, notes, own } = known;
  const isPhotograph = photographName.test(picture);
  if (!isPhotograph && !picture.endsWith('.svg'))
    return 'browsers don’t show a file of this kind. Save the picture as JPEG.';
  const path = `pictures/${picture}`;
  const drawing = path.replace(/\.\w+$/, '.svg');
  const isNamed = isImported(path, known) || isImported(drawing, known);
  if (!isNamed && !drawings.includes(drawing.slice('pictures/'.length))) {
    const near = nearest(picture, drawings)?.replace(
      '.svg',
      picture.slice(picture.lastIndexOf('.')),
    );
    return `no page shows it. ${near ? `Is it to be called ${near}?` : 'Give it the name of the drawing whose place it takes.'}`;
  }
  if (!isPhotograph) return undefined;
  if (contentFile(drawing) !== join(own, path))
    return 'only a drawing (SVG) can stand here, since others are made of it.';
  // Who names it in a content file says there what it shows.
  if (picture in notes || isImported(path, known)) return undefined;
  return `what it shows, for people who don’t see it. Write it in ${record}: '${picture}': { alt: '…' }`;
}

/** Whether a content file names a picture, by its path below the content folder. */
function isImported(path: string, { files, markdown }: Known): boolean {
  const byRecord = [...files.values()].some(({ imports }) =>
    imports.some(({ from }) => from === `#content/${path}`),
  );
  return byRecord || markdown.includes(path.slice('pictures/'.length));
}

function strayNote(name: string, pictures: readonly string[], file?: ContentFile): Problem[] {
  if (!file || pictures.includes(name)) return [];
  const near = nearest(name, pictures);
  const text = `there is no photograph ${name}. ${near ? `Did you mean ${near}?` : 'Its path begins below pictures/.'}`;
  return [{ file: file.name, line: file.lineOf(['photographs', name]), text, isWarning: true }];
}

/** The files below `pictures/` of a folder, 'people/vet-1.jpg'. */
function picturesIn(folder: string): string[] {
  const directory = join(folder, 'pictures');
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function textsIn(folder: string): string {
  if (!existsSync(folder)) return '';
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
