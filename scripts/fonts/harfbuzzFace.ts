import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** A font's file as HarfBuzz reads it. */
export async function harfbuzzFace(font: Buffer): Promise<Face> {
  const sfnt = await subsetFont(font, undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: {},
    keepFeatures: [],
  });
  return new Face(new Blob(new Uint8Array(sfnt).buffer));
}
