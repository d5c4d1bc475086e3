// @vitest-environment node
import PO from 'pofile';
import { expect, it } from 'vitest';
import { askedOf, updated } from '#scripts/languages/poEntries.ts';

function po(entries: Record<string, string>): PO {
  const file = new PO();
  for (const [text, words] of Object.entries(entries)) {
    const item = new PO.Item();
    item.msgid = text;
    item.msgstr = [words];
    file.items.push(item);
  }
  return file;
}

const texts = (...all: string[]) => all.map((text) => ({ text }));
const shown = (file: PO) =>
  file.items.map(({ msgid, msgstr, obsolete }) => [msgid, msgstr[0] ?? '', obsolete]);

it('what a clinic has translated itself stays when its file is brought up to date again', () => {
  const own = po({ 'Our own words': 'हमारे शब्द', Call: 'फ़ोन लगाएँ' });
  const sample = new Set(['Call', 'Book']);
  const asked = askedOf(own, texts('Our own words', 'Call', 'Book', 'New'), ({ text }) =>
    sample.has(text),
  );
  expect(shown(updated(own, asked, 'hi'))).toEqual([
    ['Our own words', 'हमारे शब्द', false],
    ['Call', 'फ़ोन लगाएँ', false],
    ['New', '', false],
  ]);
});

it('what nobody asks for any longer is kept as obsolete, at the end, and comes back', () => {
  const file = po({ Gone: 'गया', Stays: 'है' });
  const once = PO.parse(updated(file, texts('Stays'), 'hi').toString());
  expect(shown(once)).toEqual([
    ['Stays', 'है', false],
    ['Gone', 'गया', true],
  ]);
  expect(shown(updated(once, texts('Gone', 'Stays'), 'hi'))).toEqual([
    ['Gone', 'गया', false],
    ['Stays', 'है', false],
  ]);
});

it('a text of several lines, with quotes, comes out as it went in', () => {
  const text = 'Less fear.\nBetter “answers”, "plainly" said.';
  const file = PO.parse(updated(po({}), texts(text), 'hi').toString());
  expect(file.items.map(({ msgid }) => msgid)).toEqual([text]);
});
