import fc from 'fast-check';
import { expect, it } from 'vitest';
import { requestsCsv } from '#src/features/requests/export/requestsCsv.ts';
import { cellsBySeparator, parseCsv } from '#tests/support/parseCsv.ts';
import { blankRequest } from '#tests/support/staff.ts';

function commentCell(comments: string) {
  const [heads, cells] = parseCsv(requestsCsv([{ ...blankRequest, comments }]).slice(1));
  return cells?.[heads!.indexOf('Comments')];
}

it('the export has a byte-order mark, CRLF, every field quoted and the columns in order', () => {
  const request = {
    ...blankRequest,
    comments: 'Limping.',
    date: '2026-03-07',
    time: '10:30',
    name: 'Asha Rao',
    mobileNumber: '09876543210',
    email: 'asha@example.com',
    appointmentType: 'Surgery',
    petType: 'Cat',
    locationName: 'Indiranagar',
    managerPhone: '08012345678',
    id: '7',
  };
  expect(requestsCsv([request])).toBe(
    '\uFEFF"ID","Name","Mobile","Email","Appointment Type","Pet Type","Location","Manager Phone","Date","Time","Comments"\r\n' +
      '"7","Asha Rao","09876543210","asha@example.com","Surgery","Cat","Indiranagar","08012345678","2026-03-07","10:30","Limping."\r\n',
  );
});

it('a harmless text is exported as typed', () => {
  const texts = [
    '',
    '0012',
    '1+1',
    'ends with a space ',
    'a "quoted" word, a comma; a-b',
    'two\r\nlines',
    'बिल्ली को बुख़ार है',
    'மீனாட்சி தலை வலி',
    '👩🏽‍⚕️🐈',
  ];
  expect(texts.map(commentCell)).toEqual(texts);
});

it('a formula is exported behind an apostrophe, wherever a spreadsheet might begin a cell', () => {
  const formulas = {
    '=1+1': "'=1+1",
    '+91 98765 43210': "'+91 98765 43210",
    '-': "'-",
    '@SUM(1)': "'@SUM(1)",
    '＝1＋1': "'＝1＋1",
    '\u3000\u200B=1+1': "'\u3000\u200B=1+1",
    ' \nnote': "' \nnote",
    'a;"=1+1;b': 'a;\'"=1+1;b',
    '\r\n=1+1': "'\r\n'=1+1",
    [`${'\t'.repeat(100_000)}=1+1`]: `'${'\t'.repeat(100_000)}'=1+1`,
  };
  expect(Object.keys(formulas).map(commentCell)).toEqual(Object.values(formulas));
});

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n ＝＋－＠",;\'\u00a0\u200b\u0000a1'.split('')) }),
);

/** Each place where a program with any list separator may begin a cell. */
const cellStart = /(?<=^|[;\t\r\n])'/g;

it('every text comes back from the export, and no spreadsheet runs it as a formula', () => {
  fc.assert(
    fc.property(text, text, (name, comments) => {
      const csv = requestsCsv([{ ...blankRequest, name, comments }]).slice(1);
      const cells = [',', ';', '\t'].flatMap((separator) => cellsBySeparator(csv, separator));
      expect(cells.filter((cell) => /^[\p{Zs}\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]/u.test(cell))).toEqual(
        [],
      );
      const bare = (typed: string) => typed.replace(cellStart, '');
      expect(bare(parseCsv(csv)[1]?.[1] ?? '')).toBe(bare(name));
    }),
    { numRuns: 500 },
  );
});
