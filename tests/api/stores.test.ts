import { act, render, renderHook, waitFor } from '@testing-library/react';
import { delay } from 'msw';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QueryProvider } from '#src/api/QueryProvider.tsx';
import { fetchStores, useClinics } from '#src/api/stores.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { json, noLists, watchCall } from './watchCall.ts';

const address = 'https://stores.cloud.test/prod/admin-stores-list';

/** As the API sends it. */
const store = {
  id: 11,
  store_name: 'Indiranagar',
  vet_consultation: true,
  pet_vaccination: false,
  surgery: true,
};

/** The same for the site. */
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

  it('loses the junk and keeps the stores', async () => {
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

  it('leaves out an id that several stores have: a booking there could reach any of them', async () => {
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

const reconnect = () => act(() => void window.dispatchEvent(new Event('online')));

describe('a part of a page that shows the clinics', () => {
  it('starts as it was prerendered where another part has them already', async () => {
    const statuses: string[] = [];
    function Part() {
      const { status } = useClinics();
      statuses.push(status);
      return createElement('p', {}, status);
    }
    const container = document.createElement('div');
    const page = createElement(QueryProvider, {}, createElement(Part));
    container.innerHTML = renderToString(page);
    const other = renderHook(useClinics, { wrapper: QueryProvider });
    await waitFor(() => expect(other.result.current.status).toBe('ready'));
    render(page, { container, hydrate: true });
    expect(statuses).toEqual(['waiting', 'waiting', 'ready']);
    expect(container).toHaveTextContent('ready');
  });

  it('says nothing of a failure that passed', async () => {
    watchCall('get', address, (call) => (call < 3 ? json({}, 500) : json([store])));
    const { result } = renderHook(useClinics, { wrapper: QueryProvider });
    await waitFor(() => expect(result.current.clinics).toEqual([clinic]));
  });

  it('shares one call with the other parts', async () => {
    const seen = watchCall('get', address, () => json([store]));
    const useParts = () => [useClinics(), useClinics()];
    const { result } = renderHook(useParts, { wrapper: QueryProvider });
    await waitFor(() =>
      expect(result.current.map(({ status }) => status)).toEqual(['ready', 'ready']),
    );
    expect(seen).toHaveLength(1);
  });

  it('asks again when a lost connection is back, where the list had failed', async () => {
    const seen = watchCall('get', address, (call) => (call > 3 ? json([store]) : Response.error()));
    expectConsole('error', 'The stores list could not be loaded.');
    const { result } = renderHook(useClinics, { wrapper: QueryProvider });
    await waitFor(() => expect(result.current.status).toBe('failed'));
    reconnect();
    await waitFor(() => expect(result.current.status).toBe('ready'));
    reconnect();
    expect(result.current.status).toBe('ready');
    expect(seen).toHaveLength(4);
  });

  it('asks again when a connection that was lost under way is back', async () => {
    const seen = watchCall('get', address, async (call) => {
      if (call === 1) await delay('infinite');
      return json([store]);
    });
    const { result } = renderHook(useClinics, { wrapper: QueryProvider });
    await waitFor(() => expect(seen).toHaveLength(1));
    reconnect();
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(seen).toHaveLength(2);
  });

  it('cancels its call when the last part leaves the page, and calls again for the next one', async () => {
    const seen = watchCall('get', address, async (call) => {
      if (call === 1) await delay('infinite');
      return json([store]);
    });
    const { unmount } = renderHook(useClinics, { wrapper: QueryProvider });
    await waitFor(() => expect(seen).toHaveLength(1));
    unmount();
    const { result } = renderHook(useClinics, { wrapper: QueryProvider });
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(seen).toHaveLength(2);
  });
});
