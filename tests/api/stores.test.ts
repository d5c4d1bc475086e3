import { expect, it } from 'vitest';
import { fetchStores } from '#src/api/stores.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { json, watchCall } from './watchCall.ts';

const address = 'https://stores.cloud.test/prod/admin-stores-list';

const store = {
  id: 11,
  store_name: 'Indiranagar',
  vet_consultation: true,
  pet_vaccination: false,
  surgery: true,
};

const clinic = {
  id: '11',
  name: 'Indiranagar',
  types: ['Vet Consultation', 'Surgery'],
};

it('the stores list is asked for without body, query or credentials', async () => {
  localStorage.setItem('idToken', 'a-token');
  const seen = watchCall('get', address, () => json([]));
  await fetchStores();
  expect(seen.map(({ url, body }) => [url, body])).toEqual([[address, '']]);
  expect(seen[0]?.headers.get('authorization')).toBeNull();
});

it.each([
  ['bare', [store]],
  ['under data', { data: [store], message: 'OK' }],
])('the stores list is read %s', async (_, body) => {
  watchCall('get', address, () => json(body));
  expect(await fetchStores()).toEqual([clinic]);
});

it('the stores list is empty, with a warning, if the answer has none', async () => {
  expectConsole('warn', 'The stores list is not an array.');
  const answers = ['<!doctype html><title>Gateway</title>', '{"message":"Server error"}'];
  watchCall('get', address, (call) => new Response(answers[call - 1]));
  expect([await fetchStores(), await fetchStores()]).toEqual([[], []]);
});

it('the stores list is read without its broken records', async () => {
  const junk = [null, 'x', 7, [], {}, { id: null }, { id: 'eleven' }, { id: {} }, { id: '1e3' }];
  watchCall('get', address, () => json([...junk, store, ...junk]));
  expect(await fetchStores()).toEqual([clinic]);
});

it('a store’s id may be text, and each store is listed once', async () => {
  watchCall('get', address, () =>
    json([
      { ...store, id: ' 11 ' },
      { ...store, surgery: false },
    ]),
  );
  expect(await fetchStores()).toEqual([clinic]);
});

it('a store without a name is named by its id, so that it can be chosen', async () => {
  watchCall('get', address, () =>
    json([
      { id: 4, store_name: '  ' },
      { id: 5, store_name: {} },
    ]),
  );
  expect((await fetchStores()).map((found) => found.name)).toEqual(['Store 4', 'Store 5']);
});

it('a clinic offers surgery if the stores list says true, 1 or their texts', async () => {
  const flags = [
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [false, false],
    [0, false],
    ['false', false],
    ['no', false],
    [null, false],
    [undefined, false],
    [{}, false],
  ] as const;
  watchCall('get', address, () => json(flags.map(([surgery], id) => ({ ...store, id, surgery }))));
  const offered = (await fetchStores()).map(({ id, types }) => [
    flags[Number(id)]?.[0],
    types.includes('Surgery'),
  ]);
  expect(offered).toEqual(flags);
});
