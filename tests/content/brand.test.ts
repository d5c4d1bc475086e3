// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { brandPrivacy } from '#content/privacy.yaml';
import { hours } from '#src/content/hours.ts';
import { factsOf } from '#tests/support/brandFacts.ts';
import { isSample } from '#tests/support/content.ts';

const homes = ['brand', 'hours', 'privacy'].map((name) => `content/sample/${name}.yaml`);

/** Exceptions, with their reason. */
const allowed = new Map([
  ['src/config/checkEnv.ts', [brand.name]], // That path, as it is explained.
  ['src/config/settings.ts', [brand.name]], // The path of a call (docs/product.md, section 7).
]);

/** The text of a file without comments, and without the titles of pictures, which the build writes. */
function withoutNotes(path: string, text: string): string {
  if (path.endsWith('.svg')) return text.replace(/<title[^>]*>[^<]*/, '');
  if (path.endsWith('.yaml')) return text.replaceAll(/^ *# .*/gm, '');
  return text.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/gm, '');
}

const files = ['src', 'content/sample']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map(
      (name) => `${folder}/${String(name).replaceAll('\\', '/')}`,
    ),
  )
  // The schemas' examples are for who edits the content.
  .filter((path) => !homes.includes(path) && !path.startsWith('src/content/schema/'))
  .filter((path) => /\.(tsx?|css|svg|md|yaml)$/.test(path))
  .map((path) => ({ path, text: withoutNotes(path, readFileSync(path, 'utf8')) }));

/** The facts of the brand that a text contains. */
const repeatedIn = (text: string) =>
  factsOf(brand, brandPrivacy, [hours.footer, hours.emergency, hours.appointments])
    .filter(({ typed }) => typed.test(text))
    .map(({ fact }) => fact);

describe.runIf(isSample)('the facts of the sample, in the sample’s files', () => {
  it('the facts of the brand are in brand.yaml and nowhere else', () => {
    expect(files.length).toBeGreaterThan(300);
    const repeated = files
      .map(({ path, text }) => ({ path, facts: repeatedIn(text) }))
      .filter(({ facts }) => facts.length > 0);
    expect(new Map(repeated.map(({ path, facts }) => [path, facts]))).toEqual(allowed);
  });

  it.each([
    `Call us, ${hours.support}.`,
    'from 9:30\u00a0am',
    'open at 09:30',
    'till 9 p.m.',
    'until 21:00',
    brand.phone.display.replaceAll(' ', '-'),
    brand.phone.href.slice(-10),
    `mailto:${brand.email}`,
    `Come to ${brand.name.toLowerCase()}’s`,
    `See ${brand.social.instagram}.`,
    `${brand.figures.pets} happy pets`,
    '© 2031 Somebody',
  ])('a repeated fact of the brand is detected: %s', (text) => {
    expect(repeatedIn(text)).not.toEqual([]);
  });

  it('texts that only resemble a fact are not reported', () => {
    const text =
      'No food after 10 PM. 19 AM, 17:00, 10.00 to 13.00, 1000000012345, vets and buddies';
    expect(repeatedIn(text)).toEqual([]);
  });
});
