import { clinics } from '#content/clinics.ts';
import { clinicWords, pages, serviceWords, vetWords } from '#content/search.ts';
import { services } from '#content/services.ts';
import { vets } from '#content/vets.ts';
import { addressInThisBuild, isInThisBuild } from '#src/config/hindiPages.ts';
import { paths } from '#src/config/paths.ts';
import { addressOf } from '#src/domain/clinicDirectory.ts';
import { createSearch, type SearchEntry } from '#src/features/search/createSearch.ts';
import { articles } from './articles.ts';
import { serviceHref } from './serviceLinks.ts';
import type { TextFrontMatter } from './textModule.ts';
import { workplacesOf } from './vetRecords.ts';

// `?list` leaves the texts in their pages' chunks.
const texts = import.meta.glob<TextFrontMatter>(
  ['/content/texts/*.md', '!/content/texts/privacy*'],
  { query: '?list', import: 'frontmatter', eager: true },
);

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');

export const searchEntries: SearchEntry[] = [
  ...pages.map((page) => ({
    group: 'Pages' as const,
    ...page,
    href: addressInThisBuild(page.href),
  })),
  ...services.map((service) => ({
    group: 'Services' as const,
    title: service.name,
    text: service.summary,
    searchWords: joined(service.searchWords, serviceWords),
    href: serviceHref(service),
    picture: service.picture.src,
  })),
  ...vets.map((vet) => ({
    group: 'Vets' as const,
    title: vet.name,
    text: `${vet.specialities}. ${workplacesOf(vet)}`,
    searchWords: joined(vetWords, vet.looksAfter, ...vet.languages, ...vet.oftenAskedAbout),
    href: paths.vet(vet.id),
    picture: vet.imageUrl,
  })),
  ...articles.map(({ id, title, subtitle, category, tags, author, picture }) => ({
    group: 'Articles' as const,
    title,
    text: subtitle,
    searchWords: joined(category, ...tags, author.name),
    href: paths.article(id),
    picture: picture.src,
  })),
  ...clinics.map((clinic) => ({
    group: 'Clinics' as const,
    title: clinic.name,
    text: addressOf(clinic),
    searchWords: joined(
      clinicWords,
      clinic.searchWords,
      clinic.englishName,
      clinic.englishCity,
      ...services.filter(({ id }) => clinic.services.includes(id)).map(({ name }) => name),
    ),
    href: paths.clinic(clinic.slug),
  })),
  ...Object.entries(texts).map(([file, { title, description, searchWords }]) => ({
    group: 'Pages' as const,
    title,
    text: description,
    searchWords,
    href: file.slice('/content/texts'.length, -'.md'.length),
  })),
];

/** Without pages that this language lacks. */
export const searchSite = createSearch(searchEntries.filter(({ href }) => isInThisBuild(href)));
