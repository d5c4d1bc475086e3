// @vitest-environment node
import { expect, it } from 'vitest';
import * as brand from '#content/brand.yaml';
import * as clinics from '#content/clinics.yaml';
import * as hours from '#content/hours.yaml';
import * as privacy from '#content/privacy.yaml';
import { rules } from '#content/rules.yaml';
import * as site from '#content/site.yaml';
import { filled } from '#scripts/content/facts.ts';

it('pages say the interval and what a booking needs by the clinic’s own rules', () => {
  const required = { ...rules.required, email: false, comments: false };
  const others = { rules: { ...rules, required, slotMinutes: 60 } };
  const sources = { ...brand, ...clinics, ...hours, ...privacy, ...site, ...others };
  const has = () => true;
  expect(filled(['offered {interval}.', '{bookingNeeds}'], sources, has)).toEqual([
    'offered every hour.',
    'A booking needs all of them but the e-mail address and the comments.',
  ]);
});

it('a clinic is called as the business calls it, with its article', () => {
  const place = { one: 'animal centre', many: 'animal centres' };
  const named = { brand: { ...brand.brand, place } };
  const sources = { ...named, ...clinics, ...hours, ...privacy, ...site, rules };
  const words = ['A {place} near you', '{Places} with a {hospital}', 'Drop in at a {place}'];
  expect(filled(words, sources, () => true)).toEqual([
    'An animal centre near you',
    'Animal centres with a hospital',
    'Drop in at an animal centre',
  ]);
});

it('what holds only with a service is said with it, and an entry of a list goes with the last of its words', () => {
  const sources = { ...brand, ...clinics, ...hours, ...privacy, ...site, rules };
  const words = {
    lead: '{has:ct-scan:CT}',
    text: 'To {has:ct-scan:CT and }surgery',
    points: ['{has:ct-scan:CT}', '{has:ct-scan:CT|X-ray}', ''],
    cards: [{ title: '{has:ct-scan:CT}', text: 'Quick' }, { title: 'Laboratory' }],
  };
  expect(filled(words, sources, () => true)).toEqual({
    lead: 'CT',
    text: 'To CT and surgery',
    points: ['CT', 'CT', ''],
    cards: [{ title: 'CT', text: 'Quick' }, { title: 'Laboratory' }],
  });
  expect(filled(words, sources, () => false)).toEqual({
    lead: '',
    text: 'To surgery',
    points: ['X-ray', ''],
    cards: [{ title: 'Laboratory' }],
  });
});

it('hours of emergencies that don’t hold at each clinic say so', () => {
  const sources = { ...brand, ...clinics, ...hours, ...privacy, ...site, rules };
  const words = ['{emergencyBetween}'];
  expect(filled(words, sources, () => true)).toEqual([expect.not.stringContaining('differ')]);
  const emergency = { Monday: [{ opens: '10:00', closes: '12:00' }] };
  const [first, ...others] = clinics.clinics;
  const differing = [{ ...first!, hours: { ...first!.hours, emergency } }, ...others];
  const mixed = { ...sources, clinics: differing };
  expect(filled(words, mixed, () => true)).toEqual([
    expect.stringMatching(/ \(hours differ by clinic\)$/),
  ]);
});
