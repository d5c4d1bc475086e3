// @vitest-environment node
import { expect, it } from 'vitest';
import { vets } from '#content/vets.yaml';
import { sessions, weekOf } from '#src/content/vetSessions.ts';
import { sessionHours } from '#src/domain/timetable.ts';

it.each(vets)('$name’s week has the same hours as the grid', (vet) => {
  const own = sessions.filter(({ detail }) => detail.label === vet.name);
  const days = weekOf(vet).filter(({ hours }) => hours);
  expect(days.flatMap(({ hours = '' }) => hours.split(', '))).toHaveLength(own.length);
  for (const session of own)
    expect(days.find(({ day }) => day === session.day)?.hours).toContain(sessionHours(session));
});
