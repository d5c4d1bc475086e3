// @vitest-environment node
import { expect, test } from 'vitest';
import { dateFromText } from '#src/domain/typedDate.ts';

const today = '2026-11-18';

test.each([
  ['21 December', '2026-12-21'],
  ['  21st  of dec. 2026 ', '2026-12-21'],
  ['21dec', '2026-12-21'],
  ['December 21st, 2027', '2027-12-21'],
  ['Monday, 21 December', '2026-12-21'],
  ['2 Sept 2027', '2027-09-02'],
  ['3/2/2027', '2027-02-03'],
  ['3.2.', '2027-02-03'],
  ['3-2', '2027-02-03'],
  ['3/12', '2026-12-03'],
  ['Sept 2, 2027', '2027-09-02'],
  ['2026-12-21', '2026-12-21'],
  ['today', today],
  ['Tomorrow', '2026-11-19'],
])('the typed day %j is %s', (text, date) => expect(dateFromText(text, today)).toBe(date));

test('a month may be written in whole or by its first letters', () => {
  const names =
    'January February March April May June July August September October November December';
  for (const [index, name] of names.split(' ').entries()) {
    const date = `2027-${String(index + 1).padStart(2, '0')}-02`;
    expect(dateFromText(`2 ${name} 2027`, today)).toBe(date);
    expect(dateFromText(`2 ${name.slice(0, 3)} 2027`, today)).toBe(date);
  }
});

test.each([
  ['18 November', '2026-11-18'],
  ['17 November', '2026-11-17'],
  ['1 March', '2027-03-01'],
  ['1 July', '2026-07-01'],
])('the typed day %j without a year is the nearest, %s', (text, date) =>
  expect(dateFromText(text, today)).toBe(date),
);

test.each([
  '',
  'soon',
  'next week',
  '30 February',
  '31/12/26',
  '131/12',
  `21 July 2026${'.'.repeat(40)}`,
  '13/13/2026',
  '0 May',
  '21 Ma rch',
  'Sunday 21 December 2026',
  '21 juxy',
  `21 July ${' '.repeat(100)}x`.padEnd(100_000, '1'),
])('the text %j is no day', (text) => expect(dateFromText(text, today)).toBe(''));
