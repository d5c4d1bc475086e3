import { gzipSync } from 'node:zlib';

const kilobyte = 1000;
const drawingLimit = 8 * kilobyte;
const photographLimit = 200 * kilobyte;

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / kilobyte).toFixed(1)} kB`;

/**
 * @param {string} name of a picture's file
 * @param {string | Uint8Array} content
 * @returns {string | undefined} that the picture is too heavy for a page on a phone, and what to do about it
 */
export function tooHeavy(name, content) {
  if (name.endsWith('.svg')) {
    const size = gzipSync(content).length;
    return size > drawingLimit
      ? `${name}: ${kB(size)} gzip, more than ${kB(drawingLimit)}. Run \`npm run pictures\`; if that is not enough, draw it simpler or save it as PNG.`
      : undefined;
  }
  if (!/\.(?:avif|jpe?g|png|webp)$/.test(name)) return undefined;
  const size = Buffer.byteLength(content);
  return size > photographLimit
    ? `${name}: ${kB(size)}, more than ${kB(photographLimit)}. Take a photograph with less fine detail, or soften its background.`
    : undefined;
}
