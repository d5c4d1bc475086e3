import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from './support/test.ts';
import { type TextOverPicture, textsOverPhotographs } from './support/textsOverPhotographs.ts';

/*
 * Words, numbers and controls over a photograph, measured in the picture that the browser paints. The sample has drawings only:
 * the run on the second brand, which has photographs, is the one that measures.
 */

// A style of the test's own hides the words.
test.use({ bypassCSP: true });

const hasPhotographs = readdirSync(process.env.CONTENT ?? 'content/sample', {
  recursive: true,
  encoding: 'utf8',
}).some((file) => /\.(?:jpe?g|png|webp|avif)$/.test(file));

const pages = ['/', '/home-v2', '/home-v3', '/about', '/service', '/blog', '/doctors', '/contact'];

/** Relative luminance of an sRGB colour (WCAG 2.2). */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

interface Painted {
  /** Red, green and blue of each pixel. */
  data: Buffer;
  info: { width: number; height: number };
}

/** The contrast of a text with what is painted below it: that of the least of fifty pixels, since an edge may come near. */
function contrastOf({ colour, box }: TextOverPicture, { data, info }: Painted): number {
  const text = luminance(colour);
  const contrasts: number[] = [];
  for (let y = box.top; y < Math.min(box.top + box.height, info.height); y += 1)
    for (let x = box.left; x < box.left + box.width; x += 1) {
      const at = (y * info.width + x) * 3;
      const below = luminance([...data.subarray(at, at + 3)]);
      contrasts.push((Math.max(text, below) + 0.05) / (Math.min(text, below) + 0.05));
    }
  contrasts.sort((one, other) => one - other);
  return contrasts[Math.floor(contrasts.length / 50)] ?? 21;
}

for (const path of pages) {
  test(`words on the photographs of ${path} can be read`, { tag: '@main' }, async ({ page }) => {
    test.slow();
    test.skip(!hasPhotographs, 'The content has drawings only.');
    const response = await page.goto(path);
    test.skip(response?.status() === 404, 'The content has no such page.');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const texts = await textsOverPhotographs(page);
        if (texts.length === 0) continue;
        const hidden = await page.addStyleTag({
          content:
            '*, *::before, *::after { color: transparent !important; transition: none !important }',
        });
        const png = await page.screenshot({ fullPage: true });
        await hidden.evaluate((style) => (style as HTMLElement).remove());
        const painted = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
        for (const text of texts)
          expect
            .soft(contrastOf(text, painted), `${text.words} at ${width} px, ${colorScheme}`)
            .toBeGreaterThanOrEqual(text.isLarge ? 3 : 4.5);
      }
    }
  });
}
