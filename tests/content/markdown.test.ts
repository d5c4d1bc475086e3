import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { comments } from '#content/articles/comments.ts';
import { brand } from '#content/brand.ts';
import { footerLinks, ownerLinks } from '#content/texts/links.ts';
import { vets } from '#content/vets.ts';
import { routes } from '#src/app/routes.tsx';
import { articles } from '#src/business/articles.ts';
import type { TextFrontMatter } from '#src/business/textModule.ts';

const files = (folder: string) =>
  readdirSync(`content/${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `content/${folder}/${name}`);

const idsIn = (folder: string) => files(folder).map((file) => file.replace(/.*\/|\.md$/g, ''));
/** For questions and complaints about the privacy notice. */
const privacyMail = 'privacy@vetbuddy.example';

const vetIds = vets.map(({ id }) => id);

it('every article has everything that lists and its page need', () => {
  const needed = expect.objectContaining({
    title: expect.stringMatching(/./),
    subtitle: expect.stringMatching(/./),
    date: expect.stringMatching(/^20\d\d-[01]\d-[0-3]\d$/),
    category: expect.stringMatching(/./),
    tags: expect.arrayContaining([expect.stringMatching(/./)]),
    picture: expect.objectContaining({
      src: expect.stringMatching(/./),
      alt: expect.stringMatching(/./),
    }),
  });
  expect(articles).toEqual(articles.map(() => needed));
});

const texts = import.meta.glob<TextFrontMatter>('/content/texts/*.md', {
  import: 'frontmatter',
  eager: true,
});

it('every text has everything that its page and the search need', () => {
  const needed = expect.objectContaining({
    title: expect.stringMatching(/./),
    description: expect.stringMatching(/./),
    searchWords: expect.stringMatching(/./),
  });
  expect(Object.values(texts)).toEqual(Object.values(texts).map(() => needed));
  const pictured = Object.values(texts).filter(({ picture }) => picture);
  expect(pictured.filter(({ picture, alt }) => !existsSync(`.${picture}`) || !alt)).toEqual([]);
});

it('the drawings of articles and texts have the shape that is reserved for them', () => {
  const named = [
    ...articles.map(({ picture }) => ({ file: picture.src, width: 480, height: 360 })),
    ...Object.values(texts).flatMap(({ picture: file, width = 480, height = 360 }) =>
      file ? { file, width, height } : [],
    ),
  ];
  const drawings = named.filter(({ file }) => file.endsWith('.svg'));
  const wrong = drawings.filter(({ file, width, height }) => {
    const box = /viewBox="([^"]*)"/.exec(readFileSync(`.${file}`, 'utf8'))![1]!;
    const [, , wide = 0, high = 0] = box.split(' ').map(Number);
    return wide / high !== width / height;
  });
  expect(wrong).toEqual([]);
});

it('each text page has a link in the menu or the footer', () => {
  const linked = [...ownerLinks, ...footerLinks].map(({ href }) => href.slice(1));
  const pages = idsIn('texts').filter((id) => !id.startsWith('privacy'));
  expect(linked.toSorted()).toEqual(pages.toSorted());
});

it('every comment belongs to an article, and every vet’s comment to a vet', () => {
  expect(idsIn('articles')).toEqual(expect.arrayContaining(Object.keys(comments)));
  const said = Object.values(comments).flat();
  expect(vetIds).toEqual(expect.arrayContaining(said.flatMap((by) => ('vet' in by ? by.vet : []))));
});

/** Whether a link leads to a page of the site, to https, to one of the business's addresses or to its number. */
function leadsSomewhere(href: string): boolean {
  if (/^(?:https|mailto|tel):/.test(href)) {
    const known = [privacyMail, brand.email].map((mail) => `mailto:${mail}`);
    return href.startsWith('https:') || [brand.phone.href, ...known].includes(href);
  }
  const [, folder, id = ''] = /^\/(blog|doctors)\/(.+)/.exec(href) ?? [];
  if (folder) return (folder === 'blog' ? idsIn('articles') : vetIds).includes(id);
  return matchRoutes(routes, href.replace(/[?#].*/, ''))?.at(-1)?.route.path !== '*';
}

it('every link and picture of an article or text exists', () => {
  const broken = [...files('articles'), ...files('texts')].flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const targetsOf = (pattern: RegExp) =>
      [...source.matchAll(pattern)].map(([, target = '']) => target);
    const links = [
      ...targetsOf(/(?<!!)\[[^\]]*\]\(([^)\s]+)/g),
      ...targetsOf(/^ {2}href: (\S+)$/gm),
    ].filter((href) => !leadsSomewhere(href));
    const pictures = targetsOf(/!\[[^\]]*\]\(([^)\s]+)/g).filter(
      (picture) => !existsSync(`.${picture}`),
    );
    return [...links, ...pictures].map((target) => `${file}: ${target}`);
  });
  expect(broken).toEqual([]);
});

it('the numbers and addresses that texts write out are the business’s', () => {
  const known = [brand.phone.display, brand.phone.number, brand.email, privacyMail];
  const unknown = files('texts').flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const written = text.match(/[\w.]+@[\w.]+\b|\+[\d ]{9,}\d/g) ?? [];
    return written.filter((each) => !known.includes(each)).map((each) => `${file}: ${each}`);
  });
  expect(unknown).toEqual([]);
});

it('the privacy notice and the page of the owners name the company', () => {
  const names = ['privacy.md', 'privacy.hi.md', 'who-owns-us.md'];
  const silent = names.filter((name) => {
    const text = readFileSync(`content/texts/${name}`, 'utf8');
    return !text.includes(brand.name) || !text.includes(brand.parentCompany);
  });
  expect(silent).toEqual([]);
});

it('the privacy notice names the same stored data in both languages', () => {
  const keysIn = (file: string) => readFileSync(file, 'utf8').match(/`[^`]+`/g);
  expect(keysIn('content/texts/privacy.hi.md')).toEqual(keysIn('content/texts/privacy.md'));
});
