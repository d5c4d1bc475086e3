// @vitest-environment node
import { it } from 'vitest';
import { searchSite } from '#src/business/siteIndex.ts';
import { createSearch } from '#src/features/search/createSearch.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';

const addresses = (query: string) =>
  searchSite(query).groups.flatMap(({ hits }) => hits.map(({ entry }) => entry.href));

it('the search finds the right page first for what owners type', () =>
  expectAnswers(
    (query) => addresses(query)[0],
    [
      ['cat not eating', '/contact#emergency'],
      ['dog ate chocolate', '/contact#emergency'],
      ['emergency', '/contact#emergency'],
      ['cancel', '/contact'],
      ['change my booking', '/contact'],
      ['vaccination price', '/service#vaccination'],
      ['560000', '/clinics/indiranagar'],
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
    ],
  ));

const search = createSearch([
  { group: 'Services', title: 'Vaccination', text: 'First courses', href: '/vaccination' },
  { group: 'Articles', title: 'Monsoon paws', text: 'Ticks and fleas', href: '/monsoon' },
  { group: 'Clinics', title: 'मुंबई', text: 'फ़ोन पर', searchWords: 'Mumbai', href: '/mumbai' },
]);

it('the search forgives case, order, spelling and script', () =>
  expectAnswers(
    (query) => {
      const { heading, groups } = search(query);
      const hrefs = groups.flatMap(({ hits }) => hits.map(({ entry }) => entry.href));
      return [heading, ...hrefs];
    },
    [
      ['MONS', ['1 result for “MONS”', '/monsoon']],
      ['fleas paws', ['1 result for “fleas paws”', '/monsoon']],
      // A nasal written as a letter.
      ['मुम्बई', ['1 result for “मुम्बई”', '/mumbai']],
      ['mumbai', ['1 result for “mumbai”', '/mumbai']],
      ['vacination', ['1 result close to “vacination”', '/vaccination']],
      ['helicopter', ['Nothing found for “helicopter”']],
    ],
  ));
