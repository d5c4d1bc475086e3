import { gzipSync } from 'node:zlib';

const kilobyte = 1000;
const drawingLimit = 8 * kilobyte;
/** What one version of a photograph may weigh, in bytes. */
export const photographLimit = 200 * kilobyte;

const kB = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} kB`;

/** That a picture's file is too heavy for a page on a phone, and what to do about it. `source` is the file that it was made from. */
export function tooHeavy(
  name: string,
  content: string | Uint8Array,
  source = name,
): string | undefined {
  if (name.endsWith('.svg')) {
    const size = gzipSync(content).length;
    return size > drawingLimit
      ? `${name}: ${kB(size)} gzip, more than ${kB(drawingLimit)}. Run \`npm run pictures\`; if that is not enough, draw it simpler or save it as PNG.`
      : undefined;
  }
  if (!/\.(?:avif|jpe?g|png|webp)$/i.test(name)) return undefined;
  const size = Buffer.byteLength(content);
  return size > photographLimit
    ? `${name}: ${kB(size)}, more than ${kB(photographLimit)}. Make it smaller: \`npm run pictures -- --shrink ${source}\` (it writes over the file: keep the camera's own elsewhere).`
    : undefined;
}
