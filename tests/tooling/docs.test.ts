import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
];

/** The targets of a document's relative links that do not exist. */
function deadLinks(path: string): string[] {
  const text = readFileSync(path, 'utf8').replaceAll(/^```[^]*?^```/gm, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:[a-z]+:|#)/.test(target))
    .filter((target) => !existsSync(join(dirname(path), target.replace(/#.*/, ''))));
}

it('the links of the documents lead to files that exist', () => {
  const dead = documents.flatMap((path) => deadLinks(path).map((target) => `${path}: ${target}`));
  expect(dead).toEqual([]);
});
