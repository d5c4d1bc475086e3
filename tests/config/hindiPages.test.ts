import { it } from 'vitest';
import { englishAddress, hindiAddress } from '#src/config/hindiPages.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';

const pairs: [english: string, hindi: string][] = [
  ['/', '/hi'],
  ['/?store=11#contacts', '/hi?store=11#contacts'],
  ['/clinics', '/hi/clinics'],
  ['/clinics/adyar?from=poster#hours', '/hi/clinics/adyar?from=poster#hours'],
  ['/service/vaccination', '/hi/service/vaccination'],
  ['/HomeGrooming', '/hi/HomeGrooming'],
];

it('a page that is there in Hindi has an address in each language', () => {
  expectAnswers(hindiAddress, pairs);
  expectAnswers(
    englishAddress,
    pairs.map(([english, hindi]) => [hindi, english]),
  );
});

it('an address that is there in English alone stays as it is', () => {
  const others = [
    '/about',
    '/blog?search=ticks',
    '/clinics/adyar/hours',
    '/history',
    'tel:+911',
    '#map',
  ];
  expectAnswers(
    hindiAddress,
    others.map((address) => [address, undefined]),
  );
  expectAnswers(
    englishAddress,
    others.map((address) => [address, address]),
  );
});
