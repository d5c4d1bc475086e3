import { expect, it } from 'vitest';
import { clinics } from '#content/clinics.ts';
import { emergencyTable, saidTo } from '#tests/support/emergencyTable.tsx';

const goNow = 'Go to the nearest 24-hour animal hospital now.';
const night = `${goNow} We take emergencies again from 9 AM.`;
const none = (city: string) => `We take no emergencies in ${city}. ${goNow}`;
const advice = (city: string) =>
  `${none(city).slice(0, -1)}; for advice call 1234, 9:30 AM to 7 PM.`;
const without = ['Chennai', 'Kolkata', 'New Delhi', 'Hyderabad', 'Pune', 'Kochi'];

/** From 9 AM to 9 PM on every day. */
const withHospitals = [
  ['00-8', '', night],
  [
    '09-20',
    '',
    'Open for emergencies now, until 9 PM. Come straight in: VetBuddy Indiranagar in Bengaluru 1211 VetBuddy Bandra West in Mumbai 1212 In any other city go to the nearest 24-hour animal hospital.',
  ],
  ['21-23', '', night],
  ['00-8', 'Bengaluru', night],
  ['09-20', 'Bengaluru', 'Come straight to VetBuddy Indiranagar, until 9 PM 1211'],
  ['21-23', 'Bengaluru', night],
  ['00-8', 'Mumbai', night],
  ['09-20', 'Mumbai', 'Come straight to VetBuddy Bandra West, until 9 PM 1212'],
  ['21-23', 'Mumbai', night],
];

it('an owner is told where to go, in each city at each hour of an ordinary day', () => {
  expect(emergencyTable('ordinary')).toEqual([
    ...withHospitals,
    ...without.flatMap((city) => [
      ['00-9', city, none(city)],
      ['10-18', city, advice(city)],
      ['19-23', city, none(city)],
    ]),
  ]);
});

it('on a closed day an owner is told the same, without the phone for advice', () => {
  expect(emergencyTable('closed')).toEqual([
    ...withHospitals,
    ...without.map((city) => ['00-23', city, none(city)]),
  ]);
});

it('prerendered markup gives emergency advice that holds at any hour', () => {
  expect([undefined, clinics[0], clinics[2]].map((clinic) => saidTo(clinic))).toEqual([
    'We take emergencies from 9 AM to 9 PM. Come straight in: VetBuddy Indiranagar in Bengaluru 1211 VetBuddy Bandra West in Mumbai 1212 At night, and in any other city, go to the nearest 24-hour animal hospital.',
    'From 9 AM to 9 PM come straight to VetBuddy Indiranagar 1211 At night go to the nearest 24-hour animal hospital.',
    advice('Chennai'),
  ]);
});
