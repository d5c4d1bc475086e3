// @vitest-environment node
import { expect, it } from 'vitest';
import { services } from '#content/services.ts';
import { groups, parts } from '#src/pages/service/servicesPage.ts';

const sorted = (named: readonly { name: string }[]) =>
  named.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b));

it('each service stands in one room of the house and in one part of the page', () => {
  const rooms = groups.flatMap(({ services: listed }) => listed);
  expect(sorted(rooms)).toEqual(sorted(services));
  expect(parts.parts.map(({ name }) => name)).toEqual(sorted(services));
});
