import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SharingTags } from '#src/app/head/SharingTags.tsx';

const tagsOf = (address: string) => renderToStaticMarkup(<SharingTags address={address} />);

it('tells chat apps the languages of a page that has both', () => {
  const tags = tagsOf('/clinics');
  expect(tags).toContain('<meta property="og:locale" content="en_IN"/>');
  expect(tags).toContain('<meta property="og:locale:alternate" content="hi_IN"/>');
});

it('says nothing of languages where a page has one, and gives no address without the site’s own', () => {
  const tags = tagsOf('/about');
  expect(tags).toContain('<meta property="og:site_name" content="VetBuddy"/>');
  expect(tags).not.toMatch(/locale|http/);
});
