// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { clinics } from '#content/clinics.ts';
import { hours as businessHours } from '#content/hours.ts';
import { emergency } from '#src/content/emergency.ts';
import { services } from '#content/services.ts';
import { clinicsOf } from '#src/content/vetClinics.ts';
import { vets } from '#content/vets.ts';
import { isRealDate, minutesOf } from '#src/domain/clock.ts';
import { coversWeek } from '#src/domain/openingHours.ts';
import { bookingSetup } from '#src/content/bookingSetup.ts';
import { slotsByWeekday } from '#src/domain/slots.ts';
import { isSample } from '#tests/support/content.ts';

const ids = services.map(({ id }) => id);

describe('the clinics of the content', () => {
  it('the clinics of the content have an address of their own, and a store of their own', () => {
    const slugs = clinics.map(({ slug }) => slug);
    const stores = clinics.flatMap(({ storeId }) => storeId ?? []);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(new Set(stores).size).toBe(stores.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(clinics)('$name offers services that the site describes', ({ services: offered }) => {
    expect(offered.filter((name) => !ids.includes(name))).toEqual([]);
    expect(new Set(offered).size).toBe(offered.length);
  });

  it.each(clinics)('$name has hours that a clock knows, and real holidays', ({ hours }) => {
    const ranges = [
      ...Object.values(hours.week).flat(),
      ...hours.holidays.flatMap((holiday) => holiday.ranges ?? []),
    ];
    for (const { opens, closes } of ranges)
      expect([minutesOf(opens), minutesOf(closes)]).not.toContain(undefined);
    expect(ranges.length).toBeGreaterThan(0);
    for (const { date } of hours.holidays) expect(isRealDate(date)).toBe(true);
  });

  it.each(clinics)('$name has times to book if it can be booked', (clinic) => {
    const setup = { ...bookingSetup, clinic };
    expect(slotsByWeekday(setup).some((slots) => slots.length > 0)).toBe(true);
  });

  const ofSample = isSample ? clinics : [];
  it.each(ofSample)(
    '$name of the sample is named for emergencies if it is open for all of them',
    (clinic) => {
      const isOpen = coversWeek(clinic.hours.week, businessHours.emergency);
      expect(emergency.join(' ').includes(clinic.area)).toBe(isOpen);
    },
  );

  it.each(clinics)('$name stands on the map, near its city', ({ geo }) => {
    // India.
    expect(geo.latitude).toBeGreaterThan(6);
    expect(geo.latitude).toBeLessThan(38);
    expect(geo.longitude).toBeGreaterThan(68);
    expect(geo.longitude).toBeLessThan(98);
  });

  it.each(vets)('$name works at a clinic that there is', (vet) => {
    expect(clinicsOf(vet)).toHaveLength(vet.clinics.length);
  });
});
