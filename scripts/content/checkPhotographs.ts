import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean, nearest } from '#src/content/schema/nearest.ts';
import { contentFile, contentFolders, filesBelow, nameOf, photographName } from './folders.ts';
import type { Problem } from './Problem.ts';
import { type ContentRecords, picturesIn as picturesOf } from './records.ts';

const record = 'photographs.yaml';

/**
 * The photographs that no page shows, most often since their name is not quite a drawing's; those that take a drawing's place and
 * don't say what they show; and what is said of photographs that are not there.
 */
export function checkPhotographs(records: ContentRecords): Problem[] {
  const [own = '', sample = own] = contentFolders();
  const pictures = picturesIn(own);
  const ofNotes = records.get(record);
  const notes = ofNotes?.value ?? {};
  const known = {
    drawings: picturesIn(sample),
    words: [
      markdownIn(own),
      ...[...records.values()].flatMap((each) => picturesOf(each)).map(({ value }) => value),
    ].join('\n'),
    notes,
    own,
  };
  const strayNotes = Object.keys(notes).filter((name) => !pictures.includes(name));
  return [
    ...pictures.flatMap((picture) => {
      const text = whyNot(picture, known);
      const name = nameOf(join(own, 'pictures', picture));
      return text ? [{ file: name, line: 1, text, isWarning: true as const }] : [];
    }),
    ...strayNotes.map((name) => ({
      file: ofNotes?.file.name ?? record,
      line: ofNotes?.file.lineOf([name]) ?? 1,
      text: `there is no photograph ${name}. ${didYouMean(name, pictures, 'Its path begins below pictures/.')}`,
      isWarning: true as const,
    })),
  ];
}

interface Known {
  drawings: readonly string[];
  /** The articles and texts, and the files that records name. */
  words: string;
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
  const isNamed = isUsed(path, known) || isUsed(drawing, known);
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
  // Who names it says there what it shows.
  if (picture in notes || isUsed(path, known)) return undefined;
  return `what it shows, for people who don’t see it. Write it in ${record}: ${picture}: { alt: … }`;
}

/** Whether a record or a text names a picture, by its path below the content folder. */
function isUsed(path: string, { words }: Known): boolean {
  return words.includes(path.slice('pictures/'.length));
}

/** 'people/vet-1.jpg'. */
function picturesIn(folder: string): string[] {
  return filesBelow(join(folder, 'pictures')).filter((path) => !/(?:^|\/)\.[^/]*$/.test(path));
}

function markdownIn(folder: string): string {
  const names = filesBelow(folder).filter((name) => name.endsWith('.md'));
  return names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}
