// @vitest-environment node
import { expect, it } from 'vitest';
import { createSearch } from '#src/features/search/createSearch.ts';
import { searchSite } from '#src/records/siteIndex.ts';

const addresses = (query: string) =>
  searchSite(query).groups.flatMap(({ hits }) => hits.map(({ entry }) => entry.href));

it.each([
  ['cat not eating', '/contact#emergency'],
  ['dog ate chocolate', '/contact#emergency'],
  ['emergency', '/contact#emergency'],
  ['cancel', '/contact'],
  ['change my booking', '/contact'],
  ['vaccination price', '/service#vaccination'],
  ['560038', '/clinics/indiranagar'],
  ['Bombay', '/clinics/bandra-west'],
  ['doctor near me', '/clinics'],
  ['open now', '/clinics'],
  ['puppy first visit', '/blog/when-you-bring-a-puppy'],
  ['how much does it cost', '/first-visit'],
  ['dsouza', '/doctors/joseph-dsouza'],
  ['x-ray', '/service#x-ray-and-ultrasound'],
  ['timetable', '/timetable'],
  ['put to sleep', '/saying-goodbye'],
  ['vacancy', '/careers'],
  ['refill', '/repeat-prescription'],
])('an owner who types “%s” finds the right page first', (query, address) => {
  expect(addresses(query)[0]).toBe(address);
});

const search = createSearch([
  { group: 'Services', title: 'Vaccination', text: 'First courses', href: '/vaccination' },
  { group: 'Articles', title: 'Monsoon paws', text: 'Ticks and fleas', href: '/monsoon' },
  { group: 'Clinics', title: 'मुंबई', text: 'फ़ोन पर', searchWords: 'Mumbai', href: '/mumbai' },
]);

it.each([
  ['a word’s beginning, in capitals', 'MONS', '1 result for “MONS”', ['/monsoon']],
  ['all words, in any place and order', 'fleas paws', '1 result for “fleas paws”', ['/monsoon']],
  ['a nasal written as a letter', 'मुम्बई', '1 result for “मुम्बई”', ['/mumbai']],
  ['a Latin spelling', 'mumbai', '1 result for “mumbai”', ['/mumbai']],
  [
    'what a typing error is close to',
    'vacination',
    '1 result close to “vacination”',
    ['/vaccination'],
  ],
  ['nothing', 'helicopter', 'Nothing found for “helicopter”', []],
])('the search finds by %s', (_, query, heading, expected) => {
  const result = search(query);
  expect(result.heading).toBe(heading);
  expect(result.groups.flatMap(({ hits }) => hits.map(({ entry }) => entry.href))).toEqual(
    expected,
  );
});
