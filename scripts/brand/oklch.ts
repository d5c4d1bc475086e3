/** A colour in OKLCH (CSS Color 4): lightness 0 to 1, chroma, hue in radians. */
export interface Lch {
  lightness: number;
  chroma: number;
  hue: number;
}

const toLinear = (part: number) =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const fromLinear = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

/** The linear-light red, green and blue of `#rrggbb`, 0 to 1. */
export function toLinearRgb(hex: string): [number, number, number] {
  const part = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

/** `#rrggbb` → OKLCH. */
export function toLch(hex: string): Lch {
  const [r, g, b] = toLinearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: Math.atan2(bb, a),
  };
}

function channels({ lightness, chroma, hue }: Lch): number[] {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** OKLCH → `#rrggbb`. The chroma of a colour outside sRGB is reduced until it fits. */
export function toHex({ lightness, chroma, hue }: Lch): string {
  const colour = { lightness: Math.min(1, Math.max(0, lightness)), chroma, hue };
  const shown = () => channels(colour).every((part) => part > -0.0005 && part < 1.0005);
  while (!shown() && colour.chroma > 0.0005) colour.chroma -= 0.0005;
  const hex = channels(colour).map((part) =>
    Math.round(255 * fromLinear(Math.min(1, Math.max(0, part))))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
