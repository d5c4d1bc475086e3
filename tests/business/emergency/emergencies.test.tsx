import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { clinics, emergencyTable, saidTo } from '#tests/support/emergencyTable.tsx';

const goNow = 'Go to the nearest 24-hour animal hospital now.';
const night = `${goNow} We take emergencies again from 9 AM.`;
const none = `We take no emergencies in Chennai. ${goNow}`;
const advice = `${none.slice(0, -1)}; for advice call ${brand.phone.display}, 9:30 AM to 7 PM.`;

/** From 9 AM to 9 PM on every day. */
const withHospitals = [
  ['00-8', '', night],
  [
    '09-20',
    '',
    'Open for emergencies now, until 9 PM. Come straight in: Lake in Bengaluru 1 Hill in Mumbai 2 In any other city go to the nearest 24-hour animal hospital.',
  ],
  ['21-23', '', night],
  ['00-8', 'Bengaluru', night],
  ['09-20', 'Bengaluru', 'Come straight to Lake, until 9 PM 1'],
  ['21-23', 'Bengaluru', night],
  ['00-8', 'Mumbai', night],
  ['09-20', 'Mumbai', 'Come straight to Hill, until 9 PM 2'],
  ['21-23', 'Mumbai', night],
];

it('an owner is told where to go, in each city at each hour of an ordinary day', () => {
  expect(emergencyTable('ordinary')).toEqual([
    ...withHospitals,
    ['00-9', 'Chennai', none],
    ['10-18', 'Chennai', advice],
    ['19-23', 'Chennai', none],
  ]);
});

it('on a closed day an owner is told the same, without the phone for advice', () => {
  expect(emergencyTable('closed')).toEqual([...withHospitals, ['00-23', 'Chennai', none]]);
});

it('prerendered markup gives emergency advice that holds at any hour', () => {
  expect([undefined, clinics[0], clinics[2]].map((clinic) => saidTo(clinic))).toEqual([
    'We take emergencies from 9 AM to 9 PM. Come straight in: Lake in Bengaluru 1 Hill in Mumbai 2 At night, and in any other city, go to the nearest 24-hour animal hospital.',
    'From 9 AM to 9 PM come straight to Lake 1 At night go to the nearest 24-hour animal hospital.',
    advice,
  ]);
});
