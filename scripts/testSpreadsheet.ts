// `npm run test:all spreadsheet`: opens the staff list's exports (CSV, with calls, .xlsx) with LibreOffice and compares every cell with the data.
// Uses an installed LibreOffice, or installs Debian's package (as root). With `--optional`, as in `npm run test:all`, it
// installs the large package only in CI and otherwise reports that it was skipped.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { JSDOM } from 'jsdom';
import { csvFileName, exportColumns, joinedColumns, requestsCsv } from '#src/domain/requestsCsv.ts';
import { requestsXlsx, xlsxFileName } from '#src/domain/requestsXlsx.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { harmless, hostile, hostileInside } from '#tests/support/csvTexts.ts';
import { findProgram, install, skippedExitCode } from './systemPackages.ts';

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
  comments: 'Limping, "left" front paw; since Saturday.',
};

/** Texts that a spreadsheet converts to numbers, dates and times, unless it imports quoted fields as text. */
const likeNumbers = ['0801234567', '1E5', 'TRUE', '3/4', '00:05', '2026-03-07', '１２'];

const texts = [...hostile, ...hostileInside.keys(), ...harmless, ...likeNumbers];
const requests = [plain, ...texts.map((text) => ({ ...plain, name: text, comments: text }))];

function findOffice(): string | undefined {
  const names = ['soffice', 'libreoffice'];
  const found = findProgram(...names);
  if (found || (optional && !process.env.CI)) return found;
  install('libreoffice-calc-nogui');
  return findProgram(...names);
}

/**
 * How the file may be imported: options of LibreOffice's CSV filter. The 7th is 'quoted field as text', the 13th 'evaluate
 * formulas'.
 */
const importOptions = {
  // With a window LibreOffice detects UTF-8 by the byte-order mark; headless it needs the option (76).
  'as it opens by itself': '44,34,76',
  'told that what is quoted is text': '44,34,76,1,,0,true,true,false,false,false,-1',
  'told to run formulas': '44,34,76,1,,0,false,true,false,false,false,-1,true',
};

interface Cell {
  text: string;
  type: string | null;
  formula: string | null;
}

/** Opens a CSV in LibreOffice and returns its cells, without the header row. */
function open(text: string, options: string): Cell[][] {
  writeFileSync(join(work, csvFileName), text);
  return convert(csvFileName, [`--infilter=CSV:${options}`]);
}

/** The cells of a file in the work folder as LibreOffice reads it, without the header row. */
function convert(name: string, options: string[] = []): Cell[][] {
  const profile = `-env:UserInstallation=${pathToFileURL(join(work, 'profile')).href}`;
  const { status, stderr } = spawnSync(
    office ?? '',
    [profile, '--headless', ...options, '--convert-to', 'fods', '--outdir', work, join(work, name)],
    { encoding: 'utf8', timeout: 180_000 },
  );
  if (status !== 0) throw new Error(`LibreOffice did not open the file: ${stderr}`);
  return cellsOf(readFileSync(join(work, 'appointments.fods'), 'utf8')).slice(1);
}

/** The rows of a flat OpenDocument spreadsheet. */
function cellsOf(fods: string): Cell[][] {
  const { document } = new JSDOM(fods, { contentType: 'text/xml' }).window;
  const [table] = document.getElementsByTagName('table:table');
  return [...(table?.getElementsByTagName('table:table-row') ?? [])].map((row) =>
    [...row.getElementsByTagName('table:table-cell')].flatMap((element) => {
      const cell = {
        text: [...element.getElementsByTagName('text:p')].map(textOf).join('\n'),
        type: element.getAttribute('office:value-type'),
        formula: element.getAttribute('table:formula'),
      };
      // The last cell of a row stands for all empty cells after it.
      const count = Number(element.getAttribute('table:number-columns-repeated') ?? 1);
      return Array.from({ length: Math.min(20, count) }, () => cell);
    }),
  );
}

/** A paragraph's text; spaces, tabs and line breaks are elements of their own. */
function textOf(node: Node): string {
  if (node.nodeName === 'text:s')
    return ' '.repeat(Number((node as Element).getAttribute('text:c') ?? 1));
  if (node.nodeName === 'text:tab') return '\t';
  if (node.nodeName === 'text:line-break') return '\n';
  return node.nodeValue ?? [...node.childNodes].map(textOf).join('');
}

/** The text that the cell must show: with one kind of line break, and an apostrophe in front of a hostile text. */
function expectedText(text: string): string {
  const guarded = hostileInside.get(text) ?? (hostile.includes(text) ? `'${text}` : text);
  return guarded.replace(/\r\n?/g, '\n');
}

/** Every text of the workbook must arrive unchanged, as text, however it looks. */
async function checkWorkbook(): Promise<void> {
  const file = await requestsXlsx(requests, new AbortController().signal);
  if (!file) throw new Error('no workbook was made');
  writeFileSync(join(work, xlsxFileName), Buffer.from(await file.arrayBuffer()));
  const converted = convert(xlsxFileName);
  const rows = converted.slice(0, requests.length);
  // LibreOffice adds the empty rest of the sheet.
  const rest = converted.slice(requests.length).flat();
  assert.ok(
    rest.every(({ text }) => text === ''),
    'one row for each request',
  );
  assert.deepEqual(
    rows.map((row) => row.slice(0, 11)),
    requests.map((request) =>
      exportColumns.valuesOf(request).map((text) => ({
        text: text.replace(/\r\n?/g, '\n'),
        type: 'string',
        formula: null,
      })),
    ),
  );
}

/** Where the list separator is another one, the columns are wrong, but nothing runs. */
function checkSeparator(separator: string): void {
  const options = importOptions['told to run formulas'].replace(
    /^\d+/,
    String(separator.charCodeAt(0)),
  );
  // Without the apostrophe the formula runs; otherwise this check could not fail.
  const bare = open('"Name","Note"\r\n"a","b\n=1+1\nc"\r\n', options);
  assert.ok(
    bare.flat().some(({ formula }) => formula),
    'an unescaped formula is detected',
  );
  const formulas = open(requestsCsv(requests), options)
    .flat()
    .filter(({ formula }) => formula !== null);
  assert.deepEqual(formulas, [], 'no cell runs');
}

/** What is written into a note must not run either. */
function checkCalls(): void {
  const notes = {
    labels: ['Status', 'Note', 'Last Call'],
    valuesOf: ({ name }: AppointmentRequest) => ['To call', name, ''],
  };
  const rows = open(
    requestsCsv(requests, joinedColumns(exportColumns, notes)),
    importOptions['told that what is quoted is text'],
  );
  texts.forEach((text, index) => {
    const { text: found, formula } = rows[index + 1]?.[12] ?? {};
    assert.deepEqual({ found, formula }, { found: expectedText(text), formula: null });
  });
}

type Way = keyof typeof importOptions;

/** Returns how the phone numbers were imported, for the log. */
function check(way: Way): string {
  const rows = open(requestsCsv(requests), importOptions[way]);
  assert.equal(rows.length, requests.length, 'one row for each request');
  const formulas = rows.flat().filter(({ formula }) => formula !== null);
  assert.deepEqual(formulas, [], 'no cell runs');
  const allText = way === 'told that what is quoted is text';
  texts.forEach((text, index) => {
    if (likeNumbers.includes(text) && !allText) return;
    for (const column of [1, 10]) {
      const { text: found, type } = rows[index + 1]?.[column] ?? {};
      assert.deepEqual({ found, type }, { found: expectedText(text), type: 'string' });
    }
  });
  const first = (rows[0] ?? []).slice(0, 11);
  if (allText) {
    assert.deepEqual(
      first,
      Object.values(plain).map((text) => ({ text, type: 'string', formula: null })),
    );
  }
  const [mobile, manager, date] = [first[2], first[7], first[8]];
  assert.equal(mobile?.text, plain.mobileNumber, 'ten digits are shown in full');
  assert.match(manager?.text ?? '', /^0?8012345678$/);
  assert.equal(date?.text, plain.date);
  return `mobile ${mobile?.text} (${mobile?.type}), 08012345678 is ${manager?.text} (${manager?.type}), day ${date?.text} (${date?.type})`;
}

const { optional } = parseArgs({ options: { optional: { type: 'boolean' } } }).values;
const office = findOffice();
const work = mkdtempSync(join(tmpdir(), 'vetbuddy-spreadsheet-'));
try {
  if (!office) {
    console.warn('SKIPPED: no LibreOffice here (Debian: apt-get install libreoffice-calc-nogui).');
    process.exitCode = optional ? skippedExitCode : 1;
  } else {
    // Without the apostrophe the formula runs; otherwise this check could not fail.
    const [bare] = open('"Name"\r\n"=1+1"\r\n', importOptions['told to run formulas']);
    assert.ok(bare?.[0]?.formula, 'an unescaped formula is detected');
    for (const way of Object.keys(importOptions) as Way[]) {
      console.log(
        `✓ ${requests.length} requests, ${way}: no formula, every text as typed; ${check(way)}`,
      );
    }
    for (const separator of [';', '\t']) checkSeparator(separator);
    console.log('✓ with ; or a tab for the list separator: no formula');
    checkCalls();
    console.log('✓ with calls: no note runs, each as typed');
    await checkWorkbook();
    console.log('✓ the workbook: every text as typed, as text, leading zeros too; no formula');
  }
} finally {
  rmSync(work, { recursive: true });
}
