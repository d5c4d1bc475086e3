import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AppointmentRequest } from '#src/api/appointments.ts';
import { requestsCsv } from '#src/features/requests/export/requestsCsv.ts';
import { harmless, hostile, hostileInside } from '#tests/support/csvTexts.ts';
import { cellsBySeparator, parseCsv } from '#tests/support/parseCsv.ts';

const plain: AppointmentRequest = {
  id: '7',
  name: 'Asha Rao',
  mobileNumber: '9876543210',
  email: 'asha@example.com',
  appointmentType: 'Surgery',
  petType: 'Cat',
  locationName: 'Indiranagar',
  managerPhone: '08012345678',
  date: '2026-03-07',
  time: '10:30',
  comments: 'Limping.',
};

const header = [
  'ID',
  'Name',
  'Mobile',
  'Email',
  'Appointment Type',
  'Pet Type',
  'Location',
  'Manager Phone',
  'Date',
  'Time',
  'Comments',
];

function withoutMark(csv: string): string {
  expect(csv.startsWith('\uFEFF')).toBe(true);
  return csv.slice(1);
}

function cellsOf(list: readonly AppointmentRequest[]): string[][] {
  return parseCsv(withoutMark(requestsCsv(list))).slice(1);
}

function commentCell(comments: string): string | undefined {
  return cellsOf([{ ...plain, comments }])[0]?.at(-1);
}

/** A second implementation, independent of the code: the first visible character. */
function wouldRun(cell: string): boolean {
  const first = cell.replace(/^[\p{Zs}]+/u, '').charAt(0);
  return first !== '' && '=+-@\t\r\n＝＋－＠'.includes(first);
}

/** Every place where another list separator, or a line's end that it no longer holds together, may begin a cell. */
const cellStart = /(?<=^|[;\t\r\n])'/g;

it('writes a CSV with a byte-order mark, CRLF, every field quoted and the columns in order', () => {
  expect(requestsCsv([plain])).toBe(
    `\uFEFF"${header.join('","')}"\r\n` +
      '"7","Asha Rao","9876543210","asha@example.com","Surgery","Cat","Indiranagar","08012345678","2026-03-07","10:30","Limping."\r\n',
  );
});

it.each([...harmless, '', '0012', 'limps; since Monday; a-b'])(
  'writes %j into its cell as typed',
  (comments) => expect(commentCell(comments)).toBe(comments),
);

it.each([...hostile, '\u3000=1+1', '\u0000=1+1', '\tnote', '\nnote', ' \nnote'])(
  'writes an apostrophe before %j, which a spreadsheet would run',
  (comments) => expect(commentCell(comments)).toBe(`'${comments}`),
);

it.each([...hostileInside, ['\r\n=1+1', "'\r\n'=1+1"], ['a; +1', "a;' +1"]])(
  'writes an apostrophe into %j behind another list separator',
  (comments, cell) => expect(commentCell(comments)).toBe(cell),
);

it('writes a hundred thousand tabs before a formula within two seconds', () => {
  const start = performance.now();
  expect(commentCell(`${'\t'.repeat(100_000)}=1+1`)).toMatch(/'=1\+1$/);
  expect(performance.now() - start).toBeLessThan(2000);
});

it('writes an apostrophe before a formula in every column', () => {
  const formulas = Object.fromEntries(
    Object.keys(plain).map((key) => [key, '=1+1']),
  ) as unknown as AppointmentRequest;
  const [row] = cellsOf([{ ...formulas, date: '2026-03-07' }]);
  expect(row).toEqual(header.map((title) => (title === 'Date' ? '2026-03-07' : "'=1+1")));
});

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n ＝＋－＠",;\'\u00a0\u200b\u0000a1'.split('')) }),
);
const appointment: fc.Arbitrary<AppointmentRequest> = fc.record({
  id: text,
  name: text,
  mobileNumber: text,
  email: text,
  appointmentType: text,
  petType: text,
  locationName: text,
  managerPhone: text,
  date: fc.constantFrom('', '2026-03-07', '2028-02-29'),
  time: text,
  comments: text,
});

it('gives an RFC 4180 reader every typed text back, and never a formula', () => {
  fc.assert(
    fc.property(fc.array(appointment), (list) => {
      const rows = cellsOf(list);
      expect(rows).toHaveLength(list.length);
      for (const [index, row] of rows.entries()) {
        const typed = list[index] as AppointmentRequest;
        expect(row).toHaveLength(11);
        for (const [column, key] of (
          Object.keys(plain) as (keyof AppointmentRequest)[]
        ).entries()) {
          const cell = row[column] as string;
          expect(wouldRun(cell)).toBe(false);
          // Nothing but apostrophes is added, and only where a cell may begin.
          expect(cell.replace(cellStart, '')).toBe(typed[key].replace(cellStart, ''));
          const isPlain = /^[\p{L}\p{N}]/u.test(typed[key]);
          expect(isPlain && cell[0] !== typed[key][0]).toBe(false);
        }
      }
    }),
    { numRuns: 300 },
  );
});

it.each([';', '\t'])('gives a program that separates cells by %j no formula', (separator) => {
  fc.assert(
    fc.property(fc.array(appointment, { minLength: 1, maxLength: 3 }), (list) => {
      const cells = cellsBySeparator(withoutMark(requestsCsv(list)), separator);
      // The separator's own line's ends may lead a cell that holds nothing more.
      expect(cells.filter((cell) => /^[\p{Zs}\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]/u.test(cell))).toEqual(
        [],
      );
    }),
    { numRuns: 300 },
  );
});
