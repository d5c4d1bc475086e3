// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { loadSearchEntries } from '#src/content/searchEntries.ts';
import { services } from '#content/services.yaml';
import { servicesPage } from '#src/content/servicesPage.ts';
import { textsIn } from '#tests/support/textsIn.ts';

const content = import.meta.glob<Record<string, unknown>>(
  ['/src/content/**/*.ts', '/content/**/*.{ts,yaml}', '!**/language.yaml'],
  { eager: true },
);

const procedures = services.flatMap((service) => ('procedure' in service ? [service.id] : []));
const ids: string[] = services.map(({ id }) => id);

const sorted = (named: readonly { name: string }[]) =>
  named.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b));

/** The links that lead to the wrong place for a service. */
function wrongLinks(texts: readonly string[]) {
  return texts.filter((text) => {
    const id = /^\/service\/(.+)$/.exec(text)?.[1];
    const anchor = /^\/service#(.+)$/.exec(text)?.[1];
    if (id) return id !== 'service-details' && !procedures.includes(id);
    return anchor !== undefined && !ids.includes(anchor);
  });
}

describe('the services', () => {
  it('only procedures lead to the page of procedures, from all content and the search', async () => {
    const links = [...textsIn(content), ...textsIn(await loadSearchEntries())];
    expect(links.filter((text) => text.startsWith('/service')).length).toBeGreaterThan(
      services.length,
    );
    expect(wrongLinks(links)).toEqual([]);
    expect(wrongLinks(['/service/vaccination', '/service#vacination'])).toHaveLength(2);
  });

  it('each service stands in one room of the house, in one part and in the search', async () => {
    const names = sorted(services);
    const rooms = servicesPage.overview.groups.flatMap(({ services: listed }) => listed);
    expect(sorted(rooms)).toEqual(names);
    expect(servicesPage.parts.parts.map(({ name }) => name)).toEqual(names);
    const found = (await loadSearchEntries()).filter(({ group }) => group === 'Services');
    expect(sorted(found.map(({ title }) => ({ name: title })))).toEqual(names);
  });
});
