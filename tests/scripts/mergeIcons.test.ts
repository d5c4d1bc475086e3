// @vitest-environment node
import { Mail, Search, Star, TrendingDown } from 'lucide';
import { expect, it } from 'vitest';
import { merged } from '#scripts/mergeIcons.ts';

const pathOf = (icon: Parameters<typeof merged>[0]) => {
  const [[shape, { d }], ...more] = merged(icon);
  expect([shape, more]).toEqual(['path', []]);
  return String(d);
};

it('starts each shape at a point of its own', () => {
  expect(pathOf(Search)).toBe('M21 21l-4.34-4.34M11 3a8 8 0 1 0 0 16a8 8 0 1 0 0-16z');
  expect(pathOf(TrendingDown)).toBe('M16 17h6v-6M22 17l-8.5-8.5-5 5L2 7');
  expect(pathOf([['path', { d: 'm18.5 5.25.707.707' }]])).toBe('M18.5 5.25l.7.7');
  expect(pathOf([['path', { d: 'm2 3' }]])).toBe('M2 3');
});

it('rounds the corners of a rectangle', () => {
  expect(pathOf(Mail)).toContain(
    'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z',
  );
  expect(pathOf([['rect', { x: 1, y: 2, width: 3, height: 4 }]])).toBe('M1 2h3v4h-3v-4z');
});

it('keeps two decimals', () => {
  expect(pathOf(Star)).not.toMatch(/\.\d{3}/);
});

it('draws every other shape', () => {
  expect(
    pathOf([
      ['line', { x1: 1, x2: 2, y1: 3, y2: 4 }],
      ['polyline', { points: '1,2 3,4' }],
      ['polygon', { points: '5 6 7 8' }],
      ['ellipse', { cx: 5, cy: 5, rx: 2, ry: 1 }],
    ]),
  ).toBe('M1 3L2 4M1,2 3,4M5 6 7 8ZM5 4a2 1 0 1 0 0 2a2 1 0 1 0 0-2z');
});

it('refuses a shape that it does not know', () => {
  expect(() => merged([['image', {}]])).toThrow('No path is known for <image>');
});
