import { readFileSync, statSync, writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { photographLimit } from './pictureLimits.ts';

/** The widths that a shrunk photograph may have, px. The widest is the widest that the site shows (photographs.ts). */
const widths = [1600, 1400, 1200, 1000, 800];

const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

/**
 * Writes each photograph smaller, in its place: upright, without the camera's data, and no wider than its versions on the site
 * stay light. Returns what could not be done, a line a file.
 */
export async function shrinkPhotographs(files: string[]): Promise<string[]> {
  if (files.length === 0)
    return ['Say which: npm run pictures -- --shrink content/own/pictures/people/vet-1.jpg'];
  const failures: string[] = [];
  for (const file of files) {
    try {
      console.log(await shrink(file));
    } catch (error) {
      failures.push(`${file}: ${reason(error)}`);
    }
  }
  return failures;
}

async function shrink(file: string): Promise<string> {
  const original = readFileSync(file);
  const { format, autoOrient, exif, icc, orientation = 1 } = await sharp(original).metadata();
  if (!format || !['jpeg', 'png', 'webp', 'heif'].includes(format))
    throw new TypeError(`is no photograph but ${format}`);
  for (const width of widths) {
    const isLast = width === widths.at(-1);
    const picture = sharp(original).autoOrient().resize({ width, withoutEnlargement: true });
    if (!isLast && !(await isLight(picture))) continue;
    const isFine = width >= autoOrient.width && !exif && !icc && orientation === 1;
    if (isFine) return `${file}: ${autoOrient.width} px wide already. Nothing to do.`;
    const smaller = await encode(picture, format);
    writeFileSync(file, smaller);
    const now = Math.min(width, autoOrient.width);
    return `${file}: ${autoOrient.width} px wide, ${kB(original.length)} → ${now} px wide, ${kB(statSync(file).size)}`;
  }
  throw new Error('cannot be made light enough');
}

/** Whether the versions stay light that a build would make (photographs.ts). */
async function isLight(picture: Sharp): Promise<boolean> {
  const webp = await picture.clone().webp().toBuffer();
  if (webp.length > photographLimit) return false;
  // With little effort: quicker, and rather heavier than a build's.
  return (await picture.clone().avif({ effort: 1 }).toBuffer()).length <= photographLimit;
}

function encode(picture: Sharp, format: string): Promise<Buffer> {
  if (format === 'png') return picture.png({ compressionLevel: 9 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 90 }).toBuffer();
  if (format === 'heif') return picture.avif({ quality: 75 }).toBuffer();
  return picture.jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file.';
  return `this cannot be read as a photograph. Save it as JPEG in a picture editor first. (${message.split('\n')[0]})`;
}
