import { isInLatinLetters } from '#src/app/englishText.ts';

const entity = /&(?:#x?[\da-f]+|\w+);/gi;

/** The markup of a page of another script, with what is still English marked (lang="en"), as src/app/markEnglish.ts does once the page is alive. */
export function withEnglishMarked(html: string): string {
  const withTexts = html.replaceAll(
    /<([a-z][a-z\d]*)((?:\s[^<>]*)?)>([^<]+)(?=<)/g,
    (whole, name: string, attributes: string, text: string) =>
      /^(?:title|script|style|code)$/.test(name) ||
      /\s(?:lang|translate)=/.test(attributes) ||
      !isInLatinLetters(text.replaceAll(entity, ' '))
        ? whole
        : `<${name}${attributes} lang="en">${text}`,
  );
  return withTexts.replaceAll(/<img(?=\s)[^<>]*\salt="([^"]*)"/g, (image, alt: string) =>
    /\slang=/.test(image) || !isInLatinLetters(alt.replaceAll(entity, ' '))
      ? image
      : `${image} lang="en"`,
  );
}
