// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentNews } from '#scripts/content/news.ts';

/* A clinic that has taken files over, and a release that changes the sample's. */

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'news-'));
  git('init', '--quiet');
});

afterEach(() => rmSync(folder, { recursive: true }));

const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
const git = (...args: string[]) =>
  execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim();

function commit(files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  git('add', '.');
  git('commit', '--quiet', '-m', 'Next');
  return git('rev-parse', 'HEAD');
}

const services = (before: string) => `- { id: grooming, name: Grooming, before: ${before} }\n`;

it('fields and files are named whose sample has changed since they were the clinic’s own', () => {
  const taken = commit({
    'content/sample/services.yaml': services('A walk'),
    'content/sample/brand.yaml': 'name: VetBuddy\nphone: { display: 1, href: tel:1 }\n',
    'content/sample/pages/about.ts': "export const title = 'About';\n",
    'content/own/services.yaml':
      '- { id: grooming, before: A brush }\n- { id: ours, before: Nothing }\n',
    'content/own/brand.yaml': 'name: Blue Door\n',
    'content/own/pages/about.ts': "export const title = 'Us';\n",
  });
  expect(contentNews(folder)).toEqual([]);
  const release = commit({
    'content/sample/services.yaml': services('A walk and a drink'),
    // What the clinic doesn't write follows by itself.
    'content/sample/brand.yaml': 'name: VetBuddy\nphone: { display: 2, href: tel:2 }\n',
    'content/sample/pages/about.ts': "export const title = 'About us';\n",
  });
  const look = `git diff ${taken.slice(0, 8)} -- content/sample`;
  expect(contentNews(folder).toSorted()).toEqual([
    `content/own/pages/about.ts: the sample’s has changed since. ${look}/pages/about.ts`,
    `content/own/services.yaml: the sample says otherwise now in grooming.before. ${look}/services.yaml`,
  ]);
  writeFileSync(join(folder, 'content/own/.read'), `${release}\n`);
  expect(contentNews(folder)).toEqual([]);
});

it('promises that a clinic keeps in the sample’s words are named when the sample’s change', () => {
  const about = (promise: string) => `title: About\npromises: [${promise}]\nquestions: [Why]\n`;
  const taken = commit({
    'content/sample/pages/about.yaml': about('We call'),
    'content/own/site.yaml': 'keptPromises: [about]\n',
  });
  expect(contentNews(folder)).toEqual([]);
  commit({ 'content/sample/pages/about.yaml': about('We call at once') });
  expect(contentNews(folder)).toEqual([
    `content/own/site.yaml: the sample says otherwise now in promises. git diff ${taken.slice(0, 8)} -- content/sample/pages/about.yaml`,
  ]);
});
