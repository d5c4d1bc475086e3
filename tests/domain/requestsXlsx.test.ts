// @vitest-environment node
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { requestsXlsx } from '#src/domain/requestsXlsx.ts';
import { blankRequest } from '#tests/support/staff.ts';

const sheetOf = async (blob: Blob | undefined) => {
  const files = unzipSync(new Uint8Array(await blob!.arrayBuffer()));
  return strFromU8(files['xl/worksheets/sheet1.xml']!);
};

/** The texts of each row's cells. */
const rowsOf = (sheet: string) =>
  [...sheet.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c r="[A-Z]\d+" s="1" t="inlineStr"><is><t [^>]*>(.*?)<\/t>/gs)].map(
      ([, text]) => text,
    ),
  );

/** The codes of ECMA-376, from the left. */
const asExcelReads = (text: string) =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const { signal } = new AbortController();
const request = { ...blankRequest, id: '7', mobileNumber: '0801234567', name: 'Asha <Rao> & Co' };

it('the workbook has the columns of the export, each cell as text', async () => {
  const rows = rowsOf(await sheetOf(await requestsXlsx([request], signal)));
  expect(rows[0]?.slice(0, 3)).toEqual(['ID', 'Name', 'Mobile']);
  expect(rows[1]?.slice(0, 3)).toEqual(['7', 'Asha &lt;Rao&gt; &amp; Co', '0801234567']);
  expect(rows.map(({ length }) => length)).toEqual([11, 11]);
});

it('the workbook names each row and cell, as other readers than Excel need it, and keeps its head in view', async () => {
  const sheet = await sheetOf(await requestsXlsx([request, request], signal));
  const places = [...sheet.matchAll(/ r="([^"]+)"/g)].map(([, place]) => place);
  const row = (number: number) => [
    `${number}`,
    ...'ABCDEFGHIJK'.split('').map((letter) => letter + number),
  ];
  expect(places).toEqual([...row(1), ...row(2), ...row(3)]);
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft"');
  expect(sheet.match(/<col /g)).toHaveLength(11);
});

it('the workbook holds what XML does not allow, and what looks like it', async () => {
  const name = 'a\u0007b\u0000_x0041_\uffff\r\n\ud800';
  const sheet = await sheetOf(await requestsXlsx([{ ...request, name }], signal));
  expect(sheet).toContain('a_x0007_b_x0000__x005F_x0041_\ufffd\n\ufffd<');
});

it('the workbook holds every text that looks like a code of Excel as it was typed', async () => {
  const texts = ['_x0041_x0042_', '_x0041\u0007', '_x005F_x0041_', '__x0041__', '_x0041x0042_'];
  const requests = texts.map((name) => ({ ...request, name }));
  const [, ...rows] = rowsOf(await sheetOf(await requestsXlsx(requests, signal)));
  const names = rows.map(([, name = '']) => asExcelReads(name));
  expect(names).toEqual(texts);
});

it('the workbook says in the cell where a text is longer than a cell may be', async () => {
  const whole = 'x'.repeat(32_767);
  const [name, comments] = [`${'x'.repeat(32_728)}😀${'x'.repeat(99)}`, whole];
  const sheet = await sheetOf(await requestsXlsx([{ ...request, name, comments }], signal));
  expect(sheet).toContain(`>${'x'.repeat(32_728)} … (cut: a cell of Excel holds no more)<`);
  expect(sheet).toContain(`>${whole}<`);
});

it('the workbook is not made once it is cancelled', async () => {
  const controller = new AbortController();
  const file = requestsXlsx([request], controller.signal);
  controller.abort();
  expect(await file).toBeUndefined();
});

it('the workbook has a row for each of twenty thousand requests, and lets the page answer meanwhile', async () => {
  const many = Array.from({ length: 20_000 }, (_, id) => ({ ...request, id: String(id) }));
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  const sheet = await sheetOf(await requestsXlsx(many, signal));
  clearInterval(timer);
  expect(sheet.split('<row ')).toHaveLength(20_002);
  expect(turns).toBeGreaterThan(20);
});
