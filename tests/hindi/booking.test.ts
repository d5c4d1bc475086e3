// @vitest-environment node
import { expect, it } from 'vitest';
import { petName, typeName } from '#src/domain/bookingNames.ts';
import { closedDaysText } from '#src/features/booking/form/rules/bookingDays.ts';
import {
  toBookingPayload,
  validateBooking,
} from '#src/features/booking/form/rules/bookingRules.ts';
import { plain } from '#tests/support/plain.ts';
import { hours, wholeAnswers } from '#tests/support/sampleBooking.ts';
import { sampleClinic, weekOf } from '#tests/support/sampleClinic.ts';

const now = { date: '2026-11-20', time: '12:00' };
const whole = { ...wholeAnswers, name: 'आशा राव', comments: 'शनिवार से लँगड़ा रही है।' };
const kothrud = {
  ...hours,
  closedDays: [{ date: '2026-12-25', name: 'क्रिसमस' }],
  clinic: sampleClinic('कोथरूड', { hours: weekOf('10:00', '20:00', 6) }),
};

it.each([
  [{ appointmentTime: '09:00' }, 'कृपया सुबह 10:30 बजे से शाम 7:30 बजे के बीच का समय चुनें।'],
  [{ mobileNumber: '98' }, 'मोबाइल नंबर 10 अंकों का हो, और उसमें सिर्फ़ अंक हों।'],
  [
    { appointmentDate: '2026-11-22' },
    'रविवार को कोथरूड का क्लिनिक बंद रहता है। कोई और दिन या दूसरी जगह चुनें।',
  ],
  [{ appointmentDate: '2026-12-25' }, '25 दिसंबर (क्रिसमस) को हम बंद हैं। कोई और दिन चुनें।'],
])('the booking form says in Hindi what is wrong with %j', (change, message) => {
  const messages = Object.values(validateBooking({ ...whole, ...change }, now, kothrud));
  expect(messages.map(plain)).toEqual([message]);
});

it('the booking form names in Hindi the days without appointments', () => {
  expect(closedDaysText(kothrud, { date: '2026-12-20', time: '10:00' })).toBe(
    'रविवार या 25 दिसंबर को अपॉइंटमेंट नहीं',
  );
});

it('the booking form shows Hindi names and sends the English ones', () => {
  expect([typeName(whole.appointmentType), petName(whole.petType)]).toEqual(['ऑपरेशन', 'बिल्ली']);
  expect(toBookingPayload(whole)).toMatchObject({ appointmentType: 'Surgery', petType: 'Cat' });
});
