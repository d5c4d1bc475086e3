import { expect, it } from 'vitest';
import { articles } from '#src/business/articles.ts';
import { teasersOf } from '#src/business/teasersOf.ts';

const [newest, , third] = articles.map(({ id }) => id) as [string, string, string];
const elsewhere = {
  title: 'Elsewhere',
  subtitle: '',
  author: '',
  authorPicture: '',
  thumbnail: { src: '', width: 1, height: 1, alt: '' },
  linkText: 'Read',
  href: 'https://vets.example/' as const,
  category: 'Elsewhere',
  date: '',
};
const links = (entries: Parameters<typeof teasersOf>[0]) =>
  teasersOf(entries).map(({ href }) => href);

it('a page shows the articles that it names, in its order, among pages elsewhere', () => {
  expect(links([{ article: third }, elsewhere, { article: newest }])).toEqual([
    `/blog/${third}`,
    elsewhere.href,
    `/blog/${newest}`,
  ]);
});
