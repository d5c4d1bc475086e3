import { expect, it } from 'vitest';
import { counted, digitsPath, nextActor, nextPause } from '#src/domain/movingParts.ts';

it('nothing moves for 4 to 7 seconds', () => {
  expect(nextPause(0)).toBe(4000);
  expect(nextPause(0.5)).toBe(5500);
  expect(nextPause(0.999)).toBeLessThan(7000);
});

it('the scale counts first', () => {
  expect(nextActor(['blink cat', 'count scale', 'wag dog'], '', 0)).toBe('count scale');
});

it.each([
  [0, 'blink cat'],
  [0.5, 'flick cat'],
  [0.999, 'flick cat'],
])('any part but the last one moves next (%s)', (random, expected) => {
  expect(nextActor(['blink cat', 'blink dog', 'flick cat'], 'blink dog', random)).toBe(expected);
});

it('a drawing with one part moves it again', () => {
  expect(nextActor(['blink cat'], 'blink cat', 0.7)).toBe('blink cat');
});

it('a drawing without parts moves nothing', () => {
  expect(nextActor([], '', 0.5)).toBe('');
});

it('a scale goes a little beyond a weight before it rests there', () => {
  expect(counted(12.4)).toEqual(['0.0', '2.7', '6.2', '9.7', '11.8', '12.8', '12.2', '12.5']);
});

const room = { cells: [0, 20, 40], top: 0, height: 10 };
/** How many bars a weight lights. */
const bars = (weight: string) => digitsPath(weight, room).match(/M/g)?.length;

it('each figure lights its own bars', () => {
  expect(bars('88.8')).toBe(21);
  expect(bars('11.1')).toBe(6);
  expect(bars('12.4')).toBe(2 + 5 + 4);
});

it('no figure of a scale lights another’s bars', () => {
  const lit = Array.from({ length: 10 }, (_, figure) => bars(String(figure)));
  expect(lit).toEqual([6, 2, 5, 5, 4, 5, 6, 3, 7, 6]);
});

it('every bar of an eight on a scale is drawn where it stands', () => {
  expect(digitsPath('8', { cells: [5], top: 100, height: 10 })).toBe(
    'M5 100h8M13 100v5M13 105v5M5 110h8M5 105v5M5 100v5M5 105h8',
  );
});

it('a weight with more figures than places shows the last ones', () => {
  expect(digitsPath('2111.1', room)).toBe(digitsPath('11.1', room));
});

it('a weight below ten leaves the first place dark', () => {
  expect(bars('1.1')).toBe(4);
  expect(digitsPath('1.1', room)).toBe('M28 0v5M28 5v5M48 0v5M48 5v5');
});
