import { headingFont, unitsPerEm } from './outlines.ts';

/** Beside the mark of the logo, a drawing of 220 × 56; the same place on the sign over the door. */
const place = { left: 55.5, middle: 28, width: 163, height: 46 };

/** No name is larger than the sample's. */
const largest = 36;

/** From the middle of a line's capitals to its baseline, in ems. */
const halfOfCapitals = 0.345;

/**
 * A name as the path that the logo and the sign over the door show, in one line or, where that makes it larger, in two.
 *
 * @throws {Error} where the font of the headings lacks a letter of it
 */
export async function nameSign(name: string): Promise<{ path: string; transform: string }> {
  const draw = await headingFont(name, { weight: 700, opticalSize: 96 });
  const signs = arrangements(name).map((lines) => {
    const { path, width } = draw(lines);
    const ems = width / unitsPerEm;
    const size = Math.min(largest, place.width / ems, place.height / lines.length);
    const baseline = place.middle + (halfOfCapitals - (lines.length - 1) / 2) * size;
    const transform = `translate(${place.left} ${baseline.toFixed(2)})scale(${(size / unitsPerEm).toFixed(5)})`;
    return { path, transform, size, width };
  });
  // The largest; among equals the most even lines.
  return signs.reduce((best, sign) =>
    sign.size > best.size || (sign.size === best.size && sign.width < best.width) ? sign : best,
  );
}

/** The whole name, and the name broken at each of its spaces. */
function arrangements(name: string): string[][] {
  const words = name.trim().split(/\s+/);
  return words.map((_, index) =>
    [words.slice(0, index).join(' '), words.slice(index).join(' ')].filter(Boolean),
  );
}
