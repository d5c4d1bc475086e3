import { expect, it } from 'vitest';

it('lists the stores', async () => {
  const answer = await fetch('https://stores.cloud.test/prod/admin-stores-list');
  expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(6);
});
