// @vitest-environment node
import { expect, it } from 'vitest';
import * as brand from '#content/brand.yaml';
import * as clinics from '#content/clinics.yaml';
import * as hours from '#src/content/businessHours.ts';
import * as privacy from '#content/privacy.yaml';
import { rules } from '#content/rules.yaml';
import { filled } from '#scripts/content/facts.ts';

it('pages say the interval by the clinic’s own rules', () => {
  const others = { rules: { ...rules, slotMinutes: 60 } };
  const sources = { ...brand, ...clinics, ...hours, ...privacy, ...others };
  expect(filled(['offered {interval}.'], sources)).toEqual(['offered every hour.']);
});

it('hours of emergencies that don’t hold at each clinic say so', () => {
  const sources = { ...brand, ...clinics, ...hours, ...privacy, rules };
  const words = ['{emergencyBetween}'];
  expect(filled(words, sources)).toEqual([expect.not.stringContaining('differ')]);
  const emergency = { Monday: [{ opens: '10:00', closes: '12:00' }] };
  const [first, ...others] = clinics.clinics;
  const differing = [{ ...first!, hours: { ...first!.hours, emergency } }, ...others];
  const mixed = { ...sources, clinics: differing };
  expect(filled(words, mixed)).toEqual([expect.stringMatching(/ \(hours differ by clinic\)$/)]);
});
