import { expect, it } from 'vitest';
import { englishAddress, hindiAddress } from '#src/config/hindiPages.ts';

it.each([
  ['/', '/hi'],
  ['/?store=11#contacts', '/hi?store=11#contacts'],
  ['/clinics', '/hi/clinics'],
  ['/clinics/adyar?from=poster#hours', '/hi/clinics/adyar?from=poster#hours'],
  ['/service/vaccination', '/hi/service/vaccination'],
  ['/HomeGrooming', '/hi/HomeGrooming'],
])('%s is there in Hindi at %s', (english, hindi) => {
  expect(hindiAddress(english)).toBe(hindi);
  expect(englishAddress(hindi)).toBe(english);
});

it.each(['/about', '/blog?search=ticks', '/clinics/adyar/hours', '/history', 'tel:+911', '#map'])(
  '%s is there in English alone',
  (address) => {
    expect(hindiAddress(address)).toBeUndefined();
    expect(englishAddress(address)).toBe(address);
  },
);
