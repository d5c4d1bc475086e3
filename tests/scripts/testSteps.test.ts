import { expect, it, vi } from 'vitest';
import { environment } from '#scripts/testSteps.ts';

it('asks each step for no colours in a log, also where the shell asks for them', () => {
  vi.stubEnv('NO_COLOR', undefined);
  vi.stubEnv('FORCE_COLOR', '1');
  expect(environment(false)).toMatchObject({ NO_COLOR: '1', FORCE_COLOR: undefined });
  expect(environment(true)).toMatchObject({ FORCE_COLOR: '1' });
});
