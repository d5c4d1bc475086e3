import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';

/** A weight of a font that devices bring: the names it is found by, and its measures in units of its em, of 2048. */
interface DeviceFont {
  names: string;
  familyName: string;
  ascent: number;
  descent: number;
  lineGap: number;
  xWidthAvg: number;
}

/*
 * The measures are what @capsizecss/unpack reads in the fonts' files. Liberation Sans, Arimo (Chromebooks) and Nimbus Sans
 * (Linux without office programs) were made with Arial's; a Linux with nothing but a browser has DejaVu Sans alone.
 */
const arial = { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67 };
const roboto = { familyName: 'Roboto', ascent: 1900, descent: -500, lineGap: 0 };
const dejavu = { familyName: 'DejaVu', ascent: 1901, descent: -483, lineGap: 0 };

const regular: DeviceFont[] = [
  { ...arial, xWidthAvg: 913, names: 'Arial/Liberation Sans/Arimo Regular/NimbusSans-Regular' },
  { ...roboto, xWidthAvg: 911, names: 'Roboto' },
  { ...dejavu, xWidthAvg: 1041, names: 'DejaVu Sans' },
];
const bold: DeviceFont[] = [
  { ...arial, xWidthAvg: 983, names: 'Arial Bold/Liberation Sans Bold/Arimo Bold/NimbusSans-Bold' },
  { ...roboto, xWidthAvg: 926, names: 'Roboto Bold' },
  { ...dejavu, xWidthAvg: 1176, names: 'DejaVu Sans Bold' },
];

/** From here on a device's bold is nearer than its regular. */
const leastBold = 500;

/**
 * The rules for what stands in for a font until its file has come: a device's own font, scaled so that words take the same
 * room and lines the same height. The families are called `<family> as Arial`, `as Roboto`, `as DejaVu`.
 *
 * @param weight the weight that the rules are for
 * @param width how wide the site's own words are, measured against what the average of English makes them
 * @param font an SFNT of `family` in that weight: bold letters are wider
 */
export async function fallbackRules(
  family: string,
  { weight, width }: { weight: number; width: number },
  font: Buffer,
): Promise<string> {
  const average = await fromBuffer(font);
  const xWidthAvg = average.xWidthAvg * width;
  const metrics = { ...average, familyName: family, xWidthAvg, subsets: undefined };
  return (weight < leastBold ? regular : bold)
    .map((device) => {
      const { fontFaces } = createFontStack([metrics, { ...device, unitsPerEm: 2048 }], {
        fontFaceFormat: 'styleObject',
      });
      const overrides = fontFaces[0]?.['@font-face'];
      if (!overrides) throw new Error(`${family} needs no fallback in ${device.familyName}`);
      const descriptors = {
        'font-family': `'${family} as ${device.familyName}'`,
        src: device.names
          .split('/')
          .map((name) => `local('${name}')`)
          .join(', '),
        'font-weight': weight,
        'size-adjust': rounded(overrides.sizeAdjust),
        'ascent-override': rounded(overrides.ascentOverride),
        'descent-override': rounded(overrides.descentOverride),
        'line-gap-override': rounded(overrides.lineGapOverride),
      };
      const lines = Object.entries(descriptors)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `  ${name}: ${value};\n`);
      return `@font-face {\n${lines.join('')}}\n`;
    })
    .join('');
}

/** A percentage to the tenth: a pixel in a line of a desk's width. What is undefined stays as the device has it. */
function rounded(percentage: string | number | undefined): string | undefined {
  return percentage === undefined
    ? undefined
    : `${Number(Number.parseFloat(String(percentage)).toFixed(1))}%`;
}
