// @vitest-environment node
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { paths } from '#src/config/paths.ts';
import { articles } from '#src/pages/shared/articles/articles.ts';
import { pathsToPrerender, renderPage } from '#src/app/renderPage.tsx';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');

const blocks =
  'p, li, div, h1, h2, h3, h4, dt, dd, td, th, label, summary, figcaption, blockquote, address, option, section, article, details, br, [data-layout] > *, td *';

/** What every place says of itself, and so a page that shows several of them says more than once. */
const ofEachPlace = [
  /^(?:Every day,|Mon to Sat|Emergencies from) .*\d [AP]M/,
  /^Every clinic but /,
];

/** The sentences of six words and more. The closed menu and the slides of a carousel behind its first are not in view. */
function sentencesOf(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const unseen =
    'svg, noscript, [popover], [aria-roledescription=slide] ~ [aria-roledescription=slide]';
  for (const part of document.querySelectorAll(unseen)) part.remove();
  for (const block of document.querySelectorAll(blocks)) block.append('\n');
  for (const block of document.querySelectorAll(blocks)) block.before('\n');
  return document.body.textContent
    .split(/\n|(?<=[.!?…])\s/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => sentence.split(' ').length >= 6)
    .filter((sentence) => !ofEachPlace.some((fact) => fact.test(sentence)));
}

describe('a page before any script has run', () => {
  it('a prerendered article contains its whole text', async () => {
    const { head, html } = await renderPage('/blog/monsoon-paws');
    expect(html).toContain('A tick feels like a lentil that does not move.');
    expect(head).toContain('<title>Monsoon paws: keeping feet dry and ticks away | ');
    expect(html).not.toMatch(/<script|style="/);
  });

  it('the prerendered blog contains its articles and marks itself as depending on the query', async () => {
    const { html, handle } = await renderPage('/blog');
    expect(html).toContain(escapeHtml(articles[0]!.title));
    expect(handle.readsQuery).toBe(true);
  });

  it('the prerendered timetable marks no day', async () => {
    const { html } = await renderPage('/timetable');
    expect(html).toContain('Who is in, and when');
    expect(html).not.toMatch(/Today|today/);
  });
});

describe('a page read without JavaScript', () => {
  const needing = [
    [paths.contact, /The button|Send Request/, /^Please call us.*This form needs JavaScript/],
    [paths.appointments, /The button/, /^Please book by phone.*This form needs JavaScript/],
    [paths.visits, /Loading/, /^This list needs JavaScript/],
    [paths.visitsByPhone, /Loading/, /^This list needs JavaScript/],
  ] as const;

  it.each(needing)(
    'says at %s what needs it, and shows nothing that waits for it',
    async (path, waits, note) => {
      const { document } = new JSDOM((await renderPage(path)).html).window;
      expect(document.querySelector('main noscript')).toHaveProperty(
        'textContent',
        expect.stringMatching(note),
      );
      for (const part of document.querySelectorAll('.script-only')) part.remove();
      expect(document.querySelector('main')?.textContent).not.toMatch(waits);
    },
  );
});

// One test a page: all of them together take longer than a test may on a busy machine.
describe('a page says no sentence twice', () => {
  const listed = pathsToPrerender().filter((page) => page.listed);

  it.each(listed)('$address', async ({ address }) => {
    const { html } = await renderPage(address);
    const sentences = sentencesOf(html);
    expect(sentences).not.toHaveLength(0);
    expect(sentences.filter((said, place) => sentences.indexOf(said) < place)).toEqual([]);
  });
});
