import { expect, it } from 'vitest';
import { clinics } from '#content/clinics.ts';
import * as hindi from '#content/hours.hi.ts';
import * as english from '#content/hours.ts';
import { sessions } from '#content/timetable.ts';
import { bookingContent } from '#src/business/bookingContent.ts';
import * as hindiMessages from '#src/domain/time/messages.hi.ts';
import * as messages from '#src/domain/time/messages.ts';
import { slotsOn } from '#src/features/booking/form/rules/slots.ts';
import { sessionsOn, timetableDays } from '#src/pages/shared/timetableSessions.ts';
import { plain } from '#tests/support/plain.ts';

it.each([
  ['English', english, messages.timeOfDay, /[\d:]+ [AP]M/g],
  ['Hindi', hindi, hindiMessages.timeOfDay, /[\p{L}\p{M}]+ [\d:]+ बजे/gu],
])(
  'the hours written out in %s are the clinics’ hours',
  (_, { hoursInWords, ...hours }, say, time) => {
    const inWords = (text: string) => {
      const [hour = 0, minute = ''] = text.split(':');
      const clock = Number(hour) % 12 || 12;
      return say(`${clock}${minute === '00' ? '' : `:${minute}`}`, Number(hour));
    };
    const { phoneHours, emergencyHours, bookableTimes } = hours;
    const phone = [phoneHours.opens, phoneHours.closes].map(inWords);
    const emergency = [emergencyHours.opens, emergencyHours.closes].map(inWords);
    const appointments = [bookableTimes.first, bookableTimes.last].map(inWords);
    const said = (text: string) => plain(text).match(time);
    expect(said(hoursInWords.phone)).toEqual(phone);
    for (const text of [hoursInWords.appointments, hoursInWords.appointmentsFrom])
      expect(said(text)).toEqual(appointments);
    for (const text of [
      hoursInWords.emergency,
      hoursInWords.emergencyFrom,
      hoursInWords.emergencyBetween,
    ])
      expect(said(text)).toEqual(emergency);
  },
);

it('the Hindi closed days are the English ones, with Hindi names', () => {
  expect(hindi.closedDays.map(({ date }) => date)).toEqual(
    english.closedDays.map(({ date }) => date),
  );
  expect(hindi.closedDays.filter(({ name }) => /[a-z]/i.test(name))).toEqual([]);
});

it('each clinic has times to book on each day that it is open', () => {
  for (const clinic of clinics)
    for (const [index, day] of ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].entries()) {
      const slots = slotsOn(`2026-11-${16 + index}`, { ...bookingContent.hours, clinic });
      expect([clinic.slug, day, slots.length > 0]).toEqual([clinic.slug, day, day in clinic.hours]);
    }
});

it('the sessions of a day follow each other in whole hours from 10 to 18', () => {
  for (const day of timetableDays) {
    const hours = sessionsOn(sessions, day).flatMap(({ from, until }) => [from, until]);
    expect(hours).toEqual(hours.toSorted((a, b) => a - b));
    expect(hours.filter((hour) => !Number.isInteger(hour) || hour < 10 || hour > 18)).toEqual([]);
  }
});
