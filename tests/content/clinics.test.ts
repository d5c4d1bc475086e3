// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { clinicProfiles as clinics } from '#src/pages/shared/clinicProfiles.ts';
import { hours as businessHours } from '#src/content/businessHours.ts';
import { emergency } from '#src/pages/shared/emergency.ts';
import { coversWeek, openTimesOn, rangesOn } from '#src/domain/openingHours.ts';
import { bookingSetup } from '#src/pages/shared/bookingSetup.ts';
import { slotsByWeekday, slotsOn } from '#src/domain/slots.ts';

// What a clinic's record must be, its schema says (src/content/schema/clinics.ts).
describe.each(clinics)('$name', (clinic) => {
  it(`${clinic.name} has times to book if it can be booked`, () => {
    const slots = slotsByWeekday({ ...bookingSetup, clinic });
    expect(slots.some((ofDay) => ofDay.length > 0)).toBe(true);
  });

  it(`${clinic.name} is not opened by a short day of all clinics`, () => {
    for (const { date } of businessHours.holidays) {
      const usual = openTimesOn({ ...clinic.hours, holidays: [] }, date);
      const starts = rangesOn(clinic.hours, date).map(({ opens }) => opens);
      const offered = slotsOn(date, { ...bookingSetup, clinic }).map(({ value }) => value);
      expect([...starts, ...offered].filter((time) => !usual(time))).toEqual([]);
    }
  });

  it(`${clinic.name} is named for emergencies if it is open for all of them`, () => {
    const isOpen = coversWeek(clinic.hours.week, businessHours.emergency);
    expect(JSON.stringify(emergency.usual).includes(clinic.area)).toBe(isOpen);
  });
});
