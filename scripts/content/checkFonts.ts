import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { familiesOf, madeFolder, ownFonts } from '#scripts/fonts/families.ts';
import { facesOf, stampOf } from '#scripts/fonts/faces.ts';
import { isOfFirstLoad } from '#scripts/fonts/isOfFirstLoad.ts';
import { nameOf, root } from './folders.ts';
import type { Problem } from './Problem.ts';
import type { ContentRecords } from './records.ts';

/** What may be fetched before a page is read, in bytes. */
const budget = 32_000;

/** Whether the fonts that a brand names are there, made, and light enough. */
export function checkFonts(records: ContentRecords): Problem[] {
  const record = records.get('brand.yaml');
  if (!record || !ownFonts()) return [];
  const place = record.placeOf(['fonts']);
  const missing = Object.entries(familiesOf()).flatMap(([use, { missing: text }]) =>
    text ? [{ ...record.placeOf(['fonts', use]), text }] : [],
  );
  if (missing.length > 0) return missing;
  const folder = madeFolder();
  const rules = join(folder, 'fonts.css');
  const stamp = stampOf(facesOf(readFileSync(join(root, 'src/styles/tokens.css'), 'utf8')));
  if (!existsSync(rules) || !readFileSync(rules, 'utf8').startsWith(stamp)) {
    const text = `the fonts are not made of these yet. Run npm run brand -- fonts, and commit ${nameOf(folder)}.`;
    return [{ ...place, text }];
  }
  const sizes = readdirSync(folder).filter(isOfFirstLoad);
  const weight = sizes.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  if (weight <= budget) return [];
  const text = `the fonts weigh ${Math.ceil(weight / 1000)} kB before a page is read, and should weigh ${budget / 1000}. One font for headings and text, or a simpler one, weighs less.`;
  return [{ ...place, text, isWarning: true }];
}
