// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { articleSummaries } from '#src/content/articleSummaries.ts';
import { isSample } from '#tests/support/content.ts';
import { renderPage } from '#src/app/renderPage.tsx';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');

describe('a page before any script has run', () => {
  it.runIf(isSample)('a prerendered article of the sample contains its whole text', async () => {
    const { html } = await renderPage('/blog/monsoon-paws');
    expect(html).toContain('A tick feels like a lentil that does not move.');
    expect(html).toContain('Sample comments');
    expect(html).toContain('<title>Monsoon paws: keeping feet dry and ticks away | ');
    expect(html).not.toMatch(/<script|style="/);
  });

  it('the prerendered blog contains its articles and marks itself as depending on the query', async () => {
    const { html, handle } = await renderPage('/blog');
    expect(html).toContain(escapeHtml(articleSummaries[0]!.title));
    expect(handle.readsQuery).toBe(true);
  });

  it('the prerendered timetable marks no day', async () => {
    const { html } = await renderPage('/timetable');
    expect(html).toContain('Who is in, and when');
    expect(html).not.toMatch(/Today|today/);
  });
});
