import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { familiesOf, type Family } from './families.ts';

/** A font as the site uses it. */
export interface Face extends Family {
  /** Where it draws each size of type in a way of its own. */
  opticalSize?: number;
  /** What this face keeps besides. */
  features: string[];
  /** What the face is used in: each gets fallbacks of its own (`fallbackRules` says what `width` is). */
  weights: { weight: number; width: number }[];
}

/**
 * Bricolage Grotesque draws each size of type with its own widths. One drawing must do for all: that of 56 px is nearest
 * to first and second headings, and still open enough for a field's label.
 */
const opticalSize = 56;

/** The faces, in the weights of src/styles/tokens.css: `--weight-text: 400` and its like. One for both where they are of one font. */
export function facesOf(tokens: string, fonts = familiesOf()): Face[] {
  const weight = (name: string) => {
    const [, value] = new RegExp(`--weight-${name}: (\\d+);`).exec(tokens) ?? [];
    if (!value) throw new Error(`src/styles/tokens.css has no --weight-${name}`);
    return Number(value);
  };
  // Measured 1.003; with 1.01 the longest slide of / breaks its lines as it will with the font.
  const head = { weight: weight('head'), width: 1.01 };
  const text: Face = {
    ...fonts.text,
    // Figures of one width.
    features: ['tnum'],
    weights: [
      { weight: weight('text'), width: 1.01 },
      { weight: weight('medium'), width: 0.967 },
      { weight: weight('strong'), width: 1.015 },
    ],
  };
  if (fonts.headings.slug === fonts.text.slug)
    return [{ ...text, weights: [...text.weights, head] }];
  // No figures below each other.
  return [{ ...fonts.headings, opticalSize, features: [], weights: [head] }, text];
}

/** The first line of the rules of a clinic's own fonts: another one where they are to be made of something else. */
export function stampOf(faces: readonly Face[]): string {
  const hash = createHash('sha256');
  for (const { family, features, weights, latin } of faces)
    hash.update(JSON.stringify([family, features, weights])).update(readFileSync(latin));
  return `/* Made by npm run brand -- fonts, of ${hash.digest('hex').slice(0, 12)}. */\n`;
}
