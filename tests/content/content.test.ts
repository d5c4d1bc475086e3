import { readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { phone } from '#content/phone.ts';
import { services } from '#content/services.ts';
import { routes } from '#src/app/routes.tsx';

const modules = import.meta.glob<Record<string, unknown>>('/content/**/*.ts', { eager: true });

/** Returns every object within a value. */
function groupsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(groupsIn);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}

const groups = Object.entries(modules).flatMap(([file, module]) =>
  groupsIn({ ...module }).map((group) => ({ file, group })),
);

/** Whether an address of the site leads to one of its pages, and to a service if it names one. */
function leadsSomewhere(address: string): boolean {
  const english = address.replace(/^\/hi(?=$|[/?#])\/?/, '/');
  const [path = '', anchor] = english.split('#');
  const page = matchRoutes(routes, path)?.at(-1)?.route.path;
  const [, id] = /^\/service\/(.+)$/.exec(path) ?? [];
  if (id && id !== 'service-details')
    return services.some((service) => service.id === id && service.procedure);
  if (path === '/service' && anchor) return services.some((service) => service.id === anchor);
  return page !== undefined && page !== '*';
}

it('a phone number of the content is called as it is shown', () => {
  expect(phone('+91 00000 01234', { whatsApp: true })).toEqual({
    display: '+91 00000 01234',
    number: '+910000001234',
    href: 'tel:+910000001234',
    whatsApp: true,
  });
});

it('the content links only to pages and services that exist', () => {
  const links = groups.flatMap(({ file, group }) =>
    ['href', 'pages'].flatMap((name) => {
      const href = group[name];
      return typeof href === 'string' && href.startsWith('/') ? [{ file, href }] : [];
    }),
  );
  expect(links.length).toBeGreaterThan(80);
  expect(links.filter(({ href }) => !leadsSomewhere(href))).toEqual([]);
});

it('the content gives its pictures their true sizes', () => {
  const pictures = groups.filter(({ group }) => String(group.src).endsWith('.svg'));
  expect(pictures.length).toBeGreaterThan(100);
  const wrong = pictures.filter(({ group: { src, width, height } }) => {
    const drawing = readFileSync(`.${String(src)}`, 'utf8');
    const [, , wide, high] = /viewBox="([^"]*)"/.exec(drawing)![1]!.split(' ').map(Number);
    return Number(width) / Number(height) !== wide! / high!;
  });
  expect(wrong.map(({ file, group }) => `${file}: ${String(group.src)}`)).toEqual([]);
});
