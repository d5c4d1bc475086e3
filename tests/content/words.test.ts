// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { pathsToPrerender, renderPage } from '#src/app/renderPage.tsx';
import { loadArticles } from '#src/content/articles.ts';
import { sentencesOf } from '#src/domain/articles.ts';
import { brand } from '#content/brand.yaml';
import { hours } from '#src/content/hours.ts';
import { isSample, isSecondBrand } from '#tests/support/content.ts';
import { notFoundPage } from '#content/pages/notFound.yaml';

/* The words that the site has agreed on (docs/content.md, words). */

const time = String.raw`(?:1[0-2]|[1-9])(?::(?!00)[0-5]\d)?[ \u00a0][AP]M`;

/** What no text on the screen says, and what it says instead. */
const rules: { instead: string; refused: RegExp }[] = [
  { instead: 'call', refused: /\b(?:ring|rings|ringing|rang)\b/i },
  { instead: 'Close', refused: /\bput(?:s|ting)? (?:\w+ )?away\b/i },
  { instead: 'clinic', refused: /\bstores?\b/i },
  { instead: '’ and ‘’', refused: /(?<=\w)'|'(?=\w)/ },
  {
    instead: '9:30 AM to 7 PM',
    refused: new RegExp(
      String.raw`(?!\b${time})(?<![\d:.])(?:\d{1,2}[:.]\d\d(?!\d)|\d{1,2} ?[APap]\.?[Mm]\b)`,
    ),
  },
  { instead: '9:30 AM to 7 PM', refused: /[AP]M ?[–-]/ },
  { instead: 'dogs and cats', refused: /\b(?:rabbit|parakeet|parrot|budgie|hamster)s?\b/i },
];

/** Fixed (docs/product.md, sections 1, 2 and 8), or another thing by the same name. */
const exceptions = [
  `${brand.figures.stores} stores`,
  '… stores',
  hours.footer,
  notFoundPage.title,
  'wedding ring',
  // Words that people may look for.
  'clinic store hospital',
  'clinic hospital store',
  'hospital store address',
];

/** What the code says of no clinic by itself, as each business has a word for it: `word.place` (src/config/placeWords.ts). */
const ofPlaces = { instead: brand.place.one, refused: /\bclinics?\b/i };

function refusedIn(text: string): string[] {
  return brokenIn(text, rules);
}

function brokenIn(text: string, agreed: typeof rules): string[] {
  const judged = exceptions.reduce((rest, exception) => rest.replaceAll(exception, ''), text);
  return agreed
    .filter(({ refused }) => refused.test(judged))
    .map(({ instead }) => `${instead}: ${text.trim()}`);
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
};

/** The texts of a page, attributes that are read aloud or shown included. */
function textsOf(html: string): string[] {
  const attributes = html.matchAll(/ (?:alt|aria-label|title|placeholder|content)="([^"]*)"/g);
  // The figures' word and the timetable's rows are fixed; a list of times to choose from keeps its minutes.
  const texts = html
    .replaceAll(/<(?:dt|dd|span|li)[^>]*>stores<\/\w+>/g, '\n')
    .replaceAll(/<th scope="row"[^>]*>\d{1,2}\.\d\d<\/th>/g, '\n')
    .replaceAll(/<option value="\d\d:\d\d"[^>]*>[^<]*/g, '\n')
    .replaceAll(/<!-- -->/g, '')
    .split(/<(?!\/?(?:b|strong|span|a|time)\b)[^>]*>/)
    .map((text) => text.replaceAll(/<[^>]*>/g, ' '));
  return [...[...attributes].map(([, text = '']) => text), ...texts].map((text) =>
    text.replaceAll(/&\S+?;/g, (entity) => entities[entity] ?? entity).replaceAll(/\s+/g, ' '),
  );
}

/** The prose of a module, that of its states too: strings of several words and the text of elements, no comments. */
function proseOf(path: string): string[] {
  const found: string[] = [];
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && found.push(value)),
    TemplateLiteral: ({ quasis }) =>
      void found.push(quasis.map(({ value }) => value.cooked).join('…')),
    JSXText: ({ value }) => void found.push(value),
  }).visit(program);
  return found.filter((text) => /[a-z’',.…] \S/i.test(text.trim()));
}

/** Their texts are for the console, for the build or for the gallery. */
const unseen = /^src\/(?:api|config|content\/schema|pages\/gallery)\//;

const modules = readdirSync('src', { recursive: true })
  .map((name) => `src/${String(name).replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path) && !unseen.test(path));

/** Of the pages made from one template the first: the others' words are in modules. */
const templateOf = (address: string) => address.replace(/(?<=^\/[^/]+\/).*/, '');
const pages = pathsToPrerender().filter(
  ({ address }, index, all) =>
    all.findIndex((other) => templateOf(other.address) === templateOf(address)) === index,
);

describe('the words on the screen', () => {
  it.runIf(isSample)('are looked at on a page of every template', () => {
    expect(pages.length).toBeGreaterThan(20);
  });

  it.each(pages)('keep to what was agreed on at $address', async ({ address }) => {
    const { html } = await renderPage(address);
    const texts = textsOf(html);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.flatMap(refusedIn)).toEqual([]);
  });

  // The breadcrumb says the address.
  it.runIf(isSecondBrand).each(pages.filter(({ address }) => address !== '/gallery'))(
    'call a clinic as the business does at $address',
    async ({ address }) => {
      const { html } = await renderPage(address);
      const texts = textsOf(html.replace(/<nav aria-label="Breadcrumb".*?<\/nav>/, ''));
      expect(texts.flatMap((text) => brokenIn(text, [ofPlaces]))).toEqual([]);
    },
  );

  it('keep to it in every article, its comments included', async () => {
    const articles = await loadArticles();
    const texts = articles.flatMap((article) => [
      article.title,
      article.shortTitle,
      article.subtitle,
      article.picture.alt,
      ...sentencesOf(article),
      ...article.comments.map(({ text }) => text),
    ]);
    expect(texts.flatMap(refusedIn)).toEqual([]);
  });

  it('keep to it in every module, in states that no page opens with too', () => {
    expect(modules.length).toBeGreaterThan(300);
    const refused = modules.flatMap((path) =>
      proseOf(path)
        .flatMap((text) => brokenIn(text, [...rules, ofPlaces]))
        .map((text) => `${path}: ${text}`),
    );
    expect(refused).toEqual([]);
  });

  it.each([
    'Ring us.',
    'They rang.',
    'Put away',
    'our stores',
    "don't",
    '9:30AM to 7 PM',
    '9 am',
    '7:00 PM',
    '17.00',
    '19:30',
    '9 AM – 7 PM',
    'a rabbit',
  ])('a text that breaks the agreement is found: %s', (text) => {
    expect(refusedIn(text)).not.toEqual([]);
  });

  it.each([
    'Call us from 9:30\u00a0AM to 7\u00a0PM, or from 7 to 9 PM.',
    `in ${brand.figures.stores} stores`,
    'one wedding ring',
    '‘Forget me’ doesn’t',
    'restored during 10 minutes, at 12.4 kg',
  ])('a text that keeps to it is not: %s', (text) => {
    expect(refusedIn(text)).toEqual([]);
  });
});
