import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SharingTags } from '#src/app/SharingTags.tsx';

const tagsOf = (versions: [string, string][]) =>
  renderToStaticMarkup(<SharingTags versions={new Map(versions)} />);

it('tells chat apps the languages of a page that has several', () => {
  const tags = tagsOf([
    ['en', '/clinics'],
    ['hi', '/hi/clinics'],
  ]);
  expect(tags).toContain('<meta property="og:locale" content="en_IN"/>');
  expect(tags).toContain('<meta property="og:locale:alternate" content="hi_IN"/>');
});

it('says nothing of languages where a page has one, and gives no address without the site’s own', () => {
  const tags = tagsOf([['en', '/about']]);
  expect(tags).toContain('<meta property="og:site_name" content="VetBuddy"/>');
  expect(tags).not.toMatch(/locale|http/);
});
