// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// The compiler compares a twin only if it says `Twin<…>`.
const twins = Object.keys(
  import.meta.glob(['/src/**/*essages.hi.{ts,tsx}', '/content/**/*.hi.ts']),
);

it('the compiler looks in each Hindi file for every text of its English one', () => {
  expect(twins).toContain('/src/app/messages.hi.tsx');
  expect(twins.filter((file) => !readFileSync(`.${file}`, 'utf8').includes('= Twin<'))).toEqual([]);
});
