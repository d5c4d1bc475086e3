// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { renderPage } from '#src/app/renderPage.tsx';

describe('the blog before any script has run', () => {
  it('a prerendered article contains its whole text', async () => {
    const { html } = await renderPage('/blog/monsoon-paws');
    expect(html).toContain('A tick feels like a lentil that does not move.');
    expect(html).toContain('Sample comments');
    expect(html).toContain('<title>Monsoon paws: keeping feet dry and ticks away | ');
    expect(html).not.toMatch(/<script|style="/);
  });

  it('the prerendered blog contains its articles and marks itself as depending on the query', async () => {
    const { html, handle } = await renderPage('/blog');
    expect(html).toContain('Two minutes a day, and no dentist’s chair');
    expect(handle.readsQuery).toBe(true);
  });
});
