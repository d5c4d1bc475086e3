// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { thirdPartyLicences } from '#scripts/thirdPartyLicences.ts';

const text = await thirdPartyLicences('.');

/** 'react 19.3.1 (MIT)', as [name, version, licence]. */
const named = [...text.matchAll(/^(\S+) (\d\S*) \(([^)]+)\)$/gm)].map(([, ...parts]) => parts);

it('the licences of what ships name every dependency, with the version that is pinned', async () => {
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const [name, version] of Object.entries(dependencies)) {
    // Pinned: no range.
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(named).toContainEqual([name, version, expect.anything()]);
  }
});

it('they are those that ask for no more than to be named', () => {
  const asked = new Set(named.map(([, , licence]) => licence));
  const known = ['MIT', 'ISC', 'BSD-3-Clause', 'OFL-1.1', 'Unlicense'];
  expect([...asked].filter((licence) => !known.includes(licence ?? ''))).toEqual([]);
});

it('they come in their own words, those of the fonts too, and without the tools', () => {
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(named.map(([name]) => name)).not.toContain('vitest');
});
