import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SharingTags } from '#src/app/head/SharingTags.tsx';

const tagsOf = (address: string) => renderToStaticMarkup(<SharingTags address={address} />);

it('chat apps get both languages of a page only if it has a Hindi version', () => {
  const tags = tagsOf('/clinics');
  expect(tags).toContain('<meta property="og:locale" content="en_IN"/>');
  expect(tags).toContain('<meta property="og:locale:alternate" content="hi_IN"/>');
  expect(tagsOf('/about')).not.toContain('locale');
});

it('chat apps get no URL if the site’s address is not set', () => {
  const tags = tagsOf('/about');
  expect(tags).toContain('<meta property="og:site_name" content="VetBuddy"/>');
  expect(tags).not.toContain('http');
});
