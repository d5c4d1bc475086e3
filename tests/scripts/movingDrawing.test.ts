import { expect, it } from 'vitest';
import { drawing } from '#content/pictures/scenes/hero-room.svg?moving';
import { movingDrawing } from '#scripts/content/movingDrawing.ts';

it('a drawing to move comes without title and style sheet, with what its parts inherit', () => {
  const module = movingDrawing(
    '<svg xmlns="x" stroke-linecap="round" viewBox="0 0 9 8"><title id="t">A cat</title><style>#a [fill=&quot;#fff&quot;]{fill:red}</style><path id="a" data-move="blink cat"/></svg>',
  );
  expect(JSON.parse(module.replace('export const drawing = ', '').replace(';', ''))).toEqual({
    viewBox: '0 0 9 8',
    markup: '<g stroke-linecap="round"><path id="a" data-move="blink cat"/></g>',
    styles: '#a [fill="#fff"]{fill:red}',
  });
});

it('a drawing in which nothing moves stays a picture', () => {
  expect(movingDrawing('<svg viewBox="0 0 9 8"><path id="main"/></svg>')).toBe(
    'export const drawing = undefined;',
  );
});

it('no part that moves has a transform, which its movement would replace', () => {
  expect(drawing?.markup).not.toMatch(
    /<[^>]*data-move="[^>]* transform="|<[^>]* transform="[^>]*data-move="/,
  );
});

it('the hero’s drawing has parts that move', () => {
  const parts = [...(drawing?.markup.matchAll(/data-move="([^"]+)"/g) ?? [])].map(
    ([, part]) => part,
  );
  expect(new Set(parts)).toEqual(
    new Set([
      'blink cat',
      'blink dog',
      'blink owner',
      'blink vet',
      'breath dog',
      'count scale',
      'flick cat',
      'wag dog',
    ]),
  );
});
