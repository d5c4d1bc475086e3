import { expect, it } from 'vitest';
import { generalPreparation } from '#content/parts/booking.ts';
import { services } from '#content/services.ts';
import { vets } from '#content/vets.ts';
import { appointmentsAt } from '#sandbox/data/appointments.ts';
import { visits } from '#sandbox/data/visits.ts';

it('nobody is both a vet and a client', () => {
  const clients = [
    ...appointmentsAt().map(({ name }) => name),
    ...visits.map(({ client_name: client }) => client),
  ];
  expect(clients.length).toBeGreaterThan(50);
  expect(vets.filter(({ name }) => clients.includes(name.replace('Dr ', '')))).toEqual([]);
});

it('the advice on preparing names cats wherever it names dogs', () => {
  const said = [...services.map(({ before }) => before), ...generalPreparation];
  expect(said.filter((text) => /dog/i.test(text) && !/cat/i.test(text))).toEqual([]);
});
