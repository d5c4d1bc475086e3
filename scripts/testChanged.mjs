// `npm run test:changed`: the unit tests that a change touches, in seconds. The change is what differs from main
// (`npm run test:changed -- HEAD~3`: from another commit), committed or not. It touches the tests that import what was
// changed, however far along, and those of the pages and features that do: these are tested by address, through the
// route table, which imports every page. `npm test` still runs everything.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Through these every test would be touched. */
const crossroads = 'src/app/routes.tsx';
const touchesAll =
  /^(?:package(?:-lock)?\.json|vite\.config\.ts|tsconfig\.json|scripts\/testProjects\.ts|tests\/support\/(?:setup|clock|browserStubs|expectConsole|server)\.ts)$/;

/** @param {...string} args */
const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const [since = 'main'] = process.argv.slice(2);
const [fork = since] = git('merge-base', since, 'HEAD');
const changed = [
  ...git('diff', '--name-only', fork),
  ...git('ls-files', '--others', '--exclude-standard'),
];

const files = ['src', 'tests', 'sandbox', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file)),
);

/** Who imports a file, by its path. @type {Map<string, string[]>} */
const importers = new Map();
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  for (const [, name = ''] of text.matchAll(/\b(?:from|import)\s*\(?\s*'([#.][^'?]+)/g)) {
    const path = name.startsWith('#') ? name.slice(1) : join(dirname(file), name);
    importers.set(path, [...(importers.get(path) ?? []), file]);
  }
}

const touched = new Set(changed);
for (const file of touched) {
  if (file === crossroads && !changed.includes(file)) continue;
  for (const importer of importers.get(file) ?? []) touched.add(importer);
}

const isTest = (/** @type {string} */ file) => /^tests\/.*\.test\.tsx?$/.test(file);
const folders = [...touched]
  .filter((file) => file !== crossroads || changed.includes(file))
  .flatMap((file) => /^src(\/(?:app|(?:pages|features)\/[^/]+)\/)/.exec(file)?.slice(1) ?? []);
const tests = changed.some((file) => touchesAll.test(file))
  ? files.filter(isTest)
  : files.filter(
      (file) =>
        isTest(file) &&
        (touched.has(file) || folders.some((folder) => file.startsWith(`tests${folder}`))),
    );

console.log(
  `${changed.length} files changed since ${since}; ${tests.length} test files are touched.`,
);
if (tests.length > 0) {
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...tests.filter((file) => existsSync(file)),
  ];
  process.exitCode = spawnSync(process.execPath, vitest, { stdio: 'inherit' }).status ?? 1;
}
