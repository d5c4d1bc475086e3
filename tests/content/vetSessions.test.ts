// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { vets } from '#content/vets.ts';
import { sessions, weekOf } from '#src/content/vetSessions.ts';
import { sessionHours, sessionsOn, timetableDays } from '#src/domain/timetable.ts';

describe('the sample week', () => {
  it('the sample week has no overlapping sessions and none outside 10 AM to 6 PM', () => {
    for (const day of timetableDays) {
      const ends = sessionsOn(sessions, day).reduce((free, { from, until }) => {
        expect(from).toBeGreaterThanOrEqual(free);
        expect(until).toBeGreaterThan(from);
        return until;
      }, 10);
      expect(ends).toBeLessThanOrEqual(18);
    }
  });

  it.each(vets)('$name’s week has the same hours as the grid', (vet) => {
    const own = sessions.filter(({ detail }) => detail.label === vet.name);
    const days = weekOf(vet).filter(({ hours }) => hours);
    expect(days.flatMap(({ hours = '' }) => hours.split(', '))).toHaveLength(own.length);
    for (const session of own)
      expect(days.find(({ day }) => day === session.day)?.hours).toContain(sessionHours(session));
  });
});
