import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { contentFolder } from '#scripts/content/folders.ts';
import type { Problems } from './Problems.ts';

/** A picture as the code of a module has it: its `src` is imported, so that the build takes the file along. */
export interface ImportedPicture {
  src: Import;
  width: number;
  height: number;
  alt: string;
}

/** Stands for what an import gives. */
export class Import {
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }
}

const pictureName = /^[\w-]+(?:\/[\w-]+)*\.(?:svg|avif|jpe?g|png|webp)$/i;

const unfound = (path: string) => `There is no picture ${path} in the folder \`pictures\`.`;

const pictureAt = (path: string) => join(contentFolder, 'pictures', path);

const isPicture = (path: string) => pictureName.test(path) && existsSync(pictureAt(path));

/** A picture by its path below the pictures' folder. */
export const pictureFile = z
  .string('`%name%` is one line of text.')
  .refine(isPicture, { error: ({ input }) => unfound(String(input)) });

/** A picture with the size of its file; null and a problem where there is none. */
export async function importPicture(
  path: string,
  alt: string,
  line: number,
  problems: Problems,
): Promise<ImportedPicture | null> {
  if (!isPicture(path)) return problems.add(line, unfound(path));
  const size = await sizeOf(pictureAt(path));
  if (size) return { src: new Import(`#content/pictures/${path}`), ...size, alt };
  return problems.add(line, `The picture ${path} can’t be read, or doesn’t say how large it is.`);
}

interface Size {
  width: number;
  height: number;
}

/** The size of a picture's file; null where it can't be told. */
async function sizeOf(file: string): Promise<Size | null> {
  if (/\.svg$/i.test(file)) return sizeOfDrawing(await readFile(file, 'utf8'));
  try {
    // Photographs of a phone lie on their side and say so.
    const { autoOrient } = await sharp(file).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return null;
  }
}

/** A drawing's view box says its shape. */
function sizeOfDrawing(svg: string): Size | null {
  const box = /<svg\b[^>]*\bviewBox="([^"]*)"/.exec(svg)?.[1] ?? '';
  const [, , width = 0, height = 0] = box.split(/[\s,]+/).map(Number);
  return width > 0 && height > 0 ? { width, height } : null;
}
