import { expect, it } from 'vitest';
import { markdownFiles } from '#scripts/edit/markdownFiles.ts';

const { fromFile, toFile } = markdownFiles({
  type: 'object',
  properties: { title: { type: 'string' }, topic: { type: 'string' } },
});

const file = (topic: string) =>
  `---\n# Asha wrote it\ntitle: 'Paws: dry ones'\ntopic: ${topic} # or Dogs?\n---\n\nBy the door.\n`;

it('a text that the form saves keeps the comments above it, and others have none', () => {
  const shown = fromFile(file('Seasons'));
  fromFile('---\ntitle: Teeth\n---\n\nBrush.\n');
  expect(shown).toEqual({ title: 'Paws: dry ones', topic: 'Seasons', body: 'By the door.' });
  expect(toFile(shown)).toBe(file('Seasons'));
  expect(toFile({ ...shown, topic: 'Rain' })).toBe(file('Rain'));
  expect(toFile({ ...shown, topic: 'Wet' })).toBe(file('Wet'));
  expect(toFile({ title: 'New', body: 'Soon.' })).toBe('---\ntitle: New\n---\n\nSoon.\n');
});
