import sharp from 'sharp';
import { headingFont, unitsPerEm } from './outlines.ts';
import { paletteOf, type BrandColours } from './palette.ts';

/** What the icons are made of. The drawings are in the brand's colours. */
export interface IconSources {
  favicon: string;
  /** The mark, light on dark. */
  mark: string;
  logo: string;
  sharing: string;
  /** The text on the sharing picture. */
  words: string;
  colours: BrandColours;
}

/** The icons that browsers and phones ask for, and the picture that chat apps show, by file name. */
export async function makeIcons(sources: IconSources): Promise<Map<string, string | Buffer>> {
  const tile = (size: number) => drawn(sources.favicon, size);
  const { primary } = sources.colours;
  const small = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await tile(size) })),
  );
  return new Map<string, string | Buffer>([
    ['favicon.svg', sources.favicon],
    ['favicon.ico', packIco(small)],
    ['icon-192.png', await tile(192)],
    ['icon-512.png', await tile(512)],
    // Phones crop icons themselves; a maskable icon needs its mark inside the middle four fifths.
    ['apple-touch-icon.png', await fullBleed(sources.mark, primary, 180, 0.72)],
    ['icon-maskable-512.png', await fullBleed(sources.mark, primary, 512, 0.56)],
    ['sharing.png', await sharingPicture(sources)],
  ]);
}

/** A drawing as a PNG of a size in px. */
async function drawn(svg: string, width: number, height = width): Promise<Buffer> {
  return sharp(sized(svg, width, height))
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A drawing of a size in px, without what it has for dark screens. */
function sized(svg: string, width: number, height: number): Buffer {
  const root = (tag: string) =>
    `${tag.replaceAll(/ (?:width|height)="[^"]*"/g, '').slice(0, -1)} width="${width}" height="${height}">`;
  const light = svg.replaceAll(/@media[^{]*dark[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return Buffer.from(light.replace(/<svg\b[^>]*>/, root));
}

/** The mark on a ground to the edges, for systems that crop icons. The mark takes `share` of the width. */
async function fullBleed(mark: string, ground: string, size: number, share: number) {
  const markSize = 2 * Math.round((size * share) / 2);
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: sized(mark, markSize, markSize) }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Where the text stands on the sharing picture, and its size of type, in px. */
const block = { left: 70, top: 208, width: 500, height: 370, largest: 74, smallest: 30 };

/** From the top of a line that is as high as its type to its baseline, in ems. */
const ascent = 0.83;

async function sharingPicture({ sharing, logo, words, colours }: IconSources): Promise<Buffer> {
  const ink = paletteOf(colours).get('#14302a');
  const { path, size } = await setText(words);
  const place = `translate(${block.left} ${block.top + ascent * size})scale(${size / unitsPerEm})`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg"><path fill="${ink}" d="${path}" transform="${place}"/></svg>`;
  const [, width = 220, height = 56] =
    /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(logo)?.map(Number) ?? [];
  return sharp(sized(sharing, 1200, 630))
    .composite([
      { input: sized(logo, Math.round((72 * width) / height), 72), left: 64, top: 64 },
      { input: sized(text, 1200, 630) },
    ])
    .flatten({ background: colours.page })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Words in lines, as large as fits into the block. */
async function setText(words: string): Promise<{ path: string; size: number }> {
  const draw = await headingFont(words, { weight: 680, opticalSize: block.largest });
  for (let size = block.largest; ; size -= 2) {
    const fits = (line: string) => (draw([line]).width * size) / unitsPerEm <= block.width;
    const lines = wrapped(words, fits);
    if (size <= block.smallest || (lines.length * size <= block.height && lines.every(fits)))
      return { path: draw(lines).path, size };
  }
}

function wrapped(words: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words.trim().split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** PNGs of some sizes as one Windows icon file (every browser since 2010 reads PNG entries). */
function packIco(images: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
