import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { recordValues } from '#scripts/content/records.ts';
import { english } from './languages.ts';
import { languagesOfSite } from './siteLanguages.ts';

/** Names and abbreviations that are written in Latin letters everywhere. */
const latinEverywhere = ['WhatsApp', 'CT', 'MRI', 'GST', 'PDF', 'QR'];

/** Addresses of mail and of the web. */
const addresses = /[\w.+-]+@[\w.-]+|https?:\S+|\b(?:[\w-]+\.)+(?:org|com|int|in|example)\b/g;

/** Attributes that are read out or shown. */
const spoken = [
  'alt',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
];

/** What search engines and chat apps show of a page. */
const describing = /^(?:description|(?:og|twitter):(?:title|description|image:alt))$/;

/**
 * What is wrong in the pages of a built site's languages, one line each: Latin words of a page in another script that are not marked as
 * English or as a name, and links that don't say that they lead to an English page.
 */
export function pageProblems(folder: string, pages: readonly string[]): string[] {
  const codes = languagesOfSite().flatMap(({ code, script }) => (script ? code : []));
  return codes.flatMap((code) =>
    pages.filter(isIn(code)).flatMap((page) => {
      const document = documentOf(folder, page);
      return [...latinWords(document, page), ...silentLinks(document, page, code)];
    }),
  );
}

const isIn = (code: string) => (page: string) =>
  page === `${code}.html` || page.startsWith(`${code}/`);

function documentOf(folder: string, page: string): Document {
  return new JSDOM(readFileSync(join(folder, page), 'utf8')).window.document;
}

/** The texts of a page that hold words in Latin letters, though they are neither names nor marked as English. */
function latinWords(page: Document, name: string): string[] {
  const { brand } = recordValues('brand.yaml');
  const names = [brand.name, brand.parentCompany, ...latinEverywhere];
  const hasLatin = (text: string) =>
    /\p{Script=Latin}{2}/u.test(
      names.reduce((rest, each) => rest.replaceAll(each, ''), text).replaceAll(addresses, ''),
    );
  const texts = [...page.querySelectorAll('*')]
    .filter((element) => !element.closest(`script, style, code, [lang="${english}"]`))
    .flatMap((element) => [
      ...(element.closest('[translate="no"]') ? [] : ownTexts(element)),
      ...spoken.map((attribute) => withoutEnglish(element, element.getAttribute(attribute) ?? '')),
      ...(describing.test(element.getAttribute('name') ?? element.getAttribute('property') ?? '')
        ? [element.getAttribute('content') ?? '']
        : []),
    ]);
  return [...new Set(texts)]
    .filter(hasLatin)
    .map((text) => `${name}: in English, ‘${text.trim()}’`);
}

/** The links of a page that lead to one of another language and name none. */
function silentLinks(page: Document, name: string, code: string): string[] {
  const links = [...page.querySelectorAll('a[href^="/"]:not([hreflang])')];
  return [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]
    .filter((href) => !new RegExp(`^/${code}(?![^/?#])`).test(href))
    .map((href) => `${name}: no hreflang at the link to ${href}`);
}

/** An attribute is of one language: what it names in English stands in the element, and is marked there. */
const withoutEnglish = (element: Element, text: string) =>
  [...element.querySelectorAll(`[lang="${english}"]`)].reduce(
    (rest, { textContent }) => rest.replace(textContent.trim() || english, ''),
    text,
  );

const ownTexts = (element: Element) =>
  [...element.childNodes].flatMap((node) =>
    node.nodeType === node.TEXT_NODE ? (node.textContent ?? '') : [],
  );
