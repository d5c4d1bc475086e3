import { describe, expect, it } from 'vitest';
import { fetchStores } from '#src/api/stores.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { json, noLists, watchCall } from './watchCall.ts';

const address = 'https://stores.cloud.test/prod/admin-stores-list';

const store = {
  id: 11,
  store_name: 'Indiranagar',
  vet_consultation: true,
  pet_vaccination: false,
  surgery: true,
};

const clinic = {
  id: 11,
  name: 'Indiranagar',
  vetConsultation: true,
  petVaccination: false,
  surgery: true,
};

describe('the stores list', () => {
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

  it.each(noLists)(
    'the stores list is empty, with a warning, where the answer is %s',
    async (_, body) => {
      watchCall('get', address, () => new Response(body));
      expectConsole('warn', 'The stores list is not an array.');
      expect(await fetchStores()).toEqual([]);
    },
  );

  it('drops broken records of the stores list', async () => {
    const junk = [null, 'x', 7, [], {}, { id: null }, { id: 'eleven' }, { id: {} }, { id: '1e3' }];
    watchCall('get', address, () => json([...junk, store, ...junk]));
    expect(await fetchStores()).toEqual([clinic]);
  });

  it('takes an id as text, and each store once', async () => {
    watchCall('get', address, () =>
      json([
        { ...store, id: ' 11 ' },
        { ...store, surgery: false },
      ]),
    );
    expect(await fetchStores()).toEqual([clinic]);
  });

  it('drops an id that several stores share', async () => {
    watchCall('get', address, () =>
      json([store, { id: 12, store_name: 'Adyar' }, { id: '12', store_name: 'Bandra' }]),
    );
    expectConsole('warn', 'The stores list gives several stores the same id.');
    expect(await fetchStores()).toEqual([clinic]);
  });

  it('names a store that has no name, so that it can be chosen', async () => {
    watchCall('get', address, () =>
      json([
        { id: 4, store_name: '  ' },
        { id: 5, store_name: {} },
      ]),
    );
    expect((await fetchStores()).map((found) => found.name)).toEqual(['Store 4', 'Store 5']);
  });

  it.each([
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
  ])('reads the flag %j as %s', async (flag, offered) => {
    watchCall('get', address, () => json([{ ...store, surgery: flag }]));
    expect((await fetchStores())[0]?.surgery).toBe(offered);
  });
});
