import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SharingTags } from '#src/app/head/SharingTags.tsx';

const tagsOf = (address: string) => renderToStaticMarkup(<SharingTags address={address} />);

it('chat apps get both languages of a page that has a Hindi version', () => {
  const tags = tagsOf('/clinics');
  expect(tags).toContain('<meta property="og:locale" content="en_IN"/>');
  expect(tags).toContain('<meta property="og:locale:alternate" content="hi_IN"/>');
});

it('chat apps get no language of an English-only page, and no URL where the site’s address is not set', () => {
  const tags = tagsOf('/about');
  expect(tags).toContain('<meta property="og:site_name" content="VetBuddy"/>');
  expect(tags).not.toMatch(/locale|http/);
});
