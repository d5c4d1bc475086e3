import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

type Versions = Record<string, string>;

const { dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
  dependencies: Versions;
  devDependencies: Versions;
};
const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
  packages: Record<string, { version: string; license?: string; dev?: true; devOptional?: true }>;
};

it('every dependency has an exact version, the same as in the lock file', () => {
  const wanted = Object.entries({ ...dependencies, ...devDependencies });
  const loose = wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  expect(loose).toEqual([]);
  const held = wanted.map(([name]) => [name, packages[`node_modules/${name}`]?.version]);
  expect(held).toEqual(wanted);
});

it('npm is told to run no package’s install script', async () => {
  const settings = (await readFile('.npmrc', 'utf8')).split('\n');
  expect(settings).toContain('ignore-scripts=true');
});

it('every shipped package has a permissive licence', () => {
  const shipped = Object.entries(packages).filter(
    ([folder, { dev, devOptional }]) => folder && !dev && !devOptional,
  );
  const licences = new Set(shipped.map(([, { license }]) => license));
  const known = ['MIT', 'ISC', 'BSD-3-Clause', 'OFL-1.1', 'Unlicense'];
  expect(shipped.length).toBeGreaterThan(10);
  expect([...licences].filter((licence) => !known.includes(licence ?? ''))).toEqual([]);
});
