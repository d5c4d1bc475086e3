// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { thirdPartyLicences } from '#scripts/thirdPartyLicences.ts';

const text = await thirdPartyLicences('.');

/** 'react 19.3.1 (MIT)', as [name, version, licence]. */
const named = [...text.matchAll(/^(\S+) (\d\S*) \(([^)]+)\)$/gm)].map(([, ...parts]) => parts);

it('licences.txt lists every dependency with its pinned version', async () => {
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const [name, version] of Object.entries(dependencies)) {
    // An exact version, no range.
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(named).toContainEqual([name, version, expect.anything()]);
  }
});

it('all licences only require attribution', () => {
  const licences = new Set(named.map(([, , licence]) => licence));
  const known = ['MIT', 'ISC', 'BSD-3-Clause', 'OFL-1.1', 'Unlicense'];
  expect([...licences].filter((licence) => !known.includes(licence ?? ''))).toEqual([]);
});

it('licences.txt contains the licence texts, the fonts’ included, without development tools', () => {
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(named.map(([name]) => name)).not.toContain('vitest');
});
