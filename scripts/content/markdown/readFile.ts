import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { basename } from 'node:path';
import { nameOf } from '#scripts/content/folders.ts';
import type { Problem } from '#scripts/content/Problem.ts';
import { type FileBlock, readBlocks } from './blocks.ts';
import { readFields, splitFile } from './frontMatter.ts';
import { type ImportedPicture, importPicture } from './pictures.ts';
import { Problems } from './Problems.ts';

/** A text's blocks as the module's code has them. */
export type ModuleBlock =
  | Exclude<FileBlock, { kind: 'figure' }>
  | { kind: 'figure'; picture: ImportedPicture; caption: string };

export interface ModuleText {
  opening?: Extract<FileBlock, { kind: 'text' }>['text'];
  blocks: ModuleBlock[];
}

/** What a Markdown file holds, or null where it can't be used; and what is wrong with it. */
export interface ReadFile<Content> {
  /** As messages name it. */
  file: string;
  content: Content | null;
  problems: Problem[];
}

/** A file's fields, and where each stands. */
export interface Reading<Fields> {
  /** The file's name. */
  id: string;
  fields: Fields;
  lineOf: (path: PropertyKey[]) => number;
  problems: Problems;
}

/**
 * Reads the fields of a kind of file by their schema, then its text, and lists all that is wrong with both. `facts` are the words in braces
 * that are filled in.
 */
export async function readMarkdown<Fields, Record>(
  file: string,
  schema: z.ZodType<Fields>,
  recordOf: (reading: Reading<Fields>) => Promise<Record>,
  facts?: readonly string[],
): Promise<ReadFile<{ record: Record; text: ModuleText }>> {
  const name = nameOf(file);
  const problems = new Problems(name);
  const id = basename(file, '.md');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
    problems.add(
      1,
      'The file’s name becomes the address: small letters a to z, digits and - only, such as dry-paws.',
    );
  const source = await readFile(file, 'utf8');
  if (facts) refuseOtherFacts(source, facts, problems);
  const parts = splitFile(source, problems);
  const read = parts && readFields(parts.frontMatter, schema, problems);
  const record = read && (await recordOf({ id, ...read, problems }));
  const text = parts && (await textOf(readBlocks(parts.body, problems), problems));
  if (text && !text.opening && text.blocks.length === 0)
    problems.add(parts.body.split('\n').length, 'Below the fields stands the text.');
  const { list } = problems;
  list.sort((a, b) => a.line - b.line);
  return {
    file: name,
    content: list.length > 0 || !record || !text ? null : { record, text },
    problems: list,
  };
}

function refuseOtherFacts(source: string, facts: readonly string[], problems: Problems): void {
  for (const [index, line] of source.split(/\r\n|\r|\n/).entries())
    for (const [place, name = ''] of line.matchAll(/\{(\w+)\}/g))
      if (!facts.includes(name)) problems.add(index + 1, `Nothing fills in ${place}.`);
}

/** A text that begins with a paragraph opens with it. */
async function textOf(found: FileBlock[], problems: Problems): Promise<ModuleText> {
  const blocks = (await Promise.all(found.map((block) => withPicture(block, problems)))).filter(
    (block) => block !== null,
  );
  const [first, ...rest] = blocks;
  return first?.kind === 'text' ? { opening: first.text, blocks: rest } : { blocks };
}

async function withPicture(block: FileBlock, problems: Problems): Promise<ModuleBlock | null> {
  if (block.kind !== 'figure') return block;
  const { file, alt, line } = block.picture;
  const picture = await importPicture(file, alt, line, problems);
  return picture && { ...block, picture };
}
