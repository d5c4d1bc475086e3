// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstPaint } from '#scripts/firstPaint.ts';

it('npm start shows a sentence until the page is compiled, and a build nothing of it', () => {
  const { apply, transformIndexHtml } = firstPaint();
  expect(apply).toBe('serve');
  const page = (transformIndexHtml as (html: string) => string)(readFileSync('index.html', 'utf8'));
  expect(page).toMatch(/<div id="root"><p [^>]*>One moment: [^<]+<\/p><\/div>/);
});
