// @vitest-environment node
// @module-tag every-fault
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { findProgram, install } from '#scripts/systemPackages.ts';

const project = resolve(import.meta.dirname, '../..');
const ownFolder = 'content/own';
const clinic = join(project, 'tests/fixtures/pawsAndCo');

/** A line that changes nothing, by the end of a file's name; files that are no text get none. */
const lines: Readonly<Record<string, string>> = {
  ts: '// Later.\n',
  tsx: '// Later.\n',
  mjs: '// Later.\n',
  css: '/* Later. */\n',
  md: '\nLater.\n',
  svg: '<!-- Later. -->\n',
  html: '<!-- Later. -->\n',
  json: '\n',
  yaml: '# Later.\n',
};

/** A thousand files are written four times, on a machine that tests other things meanwhile. */
const patience = 60_000;

beforeAll(() => {
  // A bare machine may have been given the files by another's git.
  if (!findProgram('git')) install('git');
}, patience);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const settings = [
  'user.name=A clinic',
  'user.email=web@clinic.test',
  'core.autocrlf=false',
  // Quicker: nothing is kept.
  'core.compression=0',
  'core.fsync=none',
  'gc.auto=0',
].flatMap((setting) => ['-c', setting]);
const git = (...words: string[]) =>
  execFileSync('git', [...settings, ...words], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
    maxBuffer: 2 ** 26,
  });
const commit = (message: string) => {
  // Not the link to the packages.
  git('add', '--all', '--', ':!node_modules');
  git('commit', '--quiet', '--no-verify', '--message', message);
};
const tracked = (cwd: string, ...more: string[]) =>
  execFileSync('git', ['ls-files', '-z', ...more], { cwd, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path && existsSync(join(cwd, path)));

/** The project as it is now, as upstream's release. A clinic that runs its tests leaves its own content out. */
function release() {
  for (const path of tracked(project, '--cached', '--others', '--exclude-standard')) {
    if (path.startsWith(`${ownFolder}/`)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(project, path), join(folder, path));
  }
  git('init', '--quiet', '--initial-branch', 'upstream');
  commit('Release');
  git('tag', 'v1');
}

/** The content of another clinic, on a branch of its own from a release. */
function brandAt(tag: string) {
  git('checkout', '--quiet', '-b', 'clinic', tag);
  cpSync(clinic, join(folder, ownFolder), { recursive: true });
  commit('Make it ours');
}

/** Every file that upstream owns changes; a drawing is renamed, and another goes. */
function releaseLater() {
  git('checkout', '--quiet', 'upstream');
  for (const path of tracked(folder))
    appendFileSync(join(folder, path), lines[extname(path).slice(1)] ?? '');
  const drawings = 'content/sample/pictures/blog';
  git('mv', `${drawings}/blog-teeth.svg`, `${drawings}/blog-gums.svg`);
  git('rm', '--quiet', '--force', `${drawings}/blog-ticks.svg`);
  commit('Release later');
}

/** What `git merge` says, and where it can't decide. */
function merge(branch: string) {
  const { status } = spawnSync('git', [...settings, 'merge', '--quiet', '--no-edit', branch], {
    cwd: folder,
  });
  return {
    status,
    conflicts: git('diff', '--name-only', '--diff-filter=U').split('\n').filter(Boolean),
  };
}

function checkBrand() {
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/brand.ts', '--check'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, CONTENT: ownFolder, NODE_OPTIONS: '' },
    },
  );
  return { status, stderr };
}

it(
  'a clinic’s site takes a release that changes every file of upstream’s, without a conflict',
  { timeout: patience },
  () => {
    release();
    brandAt('v1');
    const own = tracked(folder).filter((path) => path.startsWith(`${ownFolder}/`));
    expect(own).toHaveLength(tracked(project, 'tests/fixtures/pawsAndCo').length);
    releaseLater();
    git('checkout', '--quiet', 'clinic');

    expect(merge('upstream')).toEqual({ status: 0, conflicts: [] });
    expect(git('diff', '--name-only', 'clinic^1', '--', ownFolder)).toBe('');
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toMatch(/Later\.\n$/);
    expect(existsSync(join(folder, 'content/sample/pictures/blog/blog-gums.svg'))).toBe(true);

    expect(checkBrand()).toEqual({ status: 0, stderr: '' });
    expect(git('status', '--porcelain', '--untracked-files=no')).toBe('');

    // Had the clinic changed a file of upstream's, git would say so.
    git('checkout', '--quiet', '-b', 'clinic-that-edits', 'clinic^1');
    appendFileSync(join(folder, 'README.md'), 'Ours.\n');
    commit('Say who we are');
    expect(merge('upstream')).toEqual({ status: 1, conflicts: ['README.md'] });
  },
);

it(
  'a clinic’s site on the last release takes what has been done since',
  { timeout: patience },
  ({ skip }) => {
    const described = spawnSync('git', ['describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*'], {
      cwd: project,
      encoding: 'utf8',
    });
    if (described.status !== 0)
      skip('This clone has no tag of a release: `git fetch --tags` brings them.');
    const tag = described.stdout.trim();
    const now = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: project,
      encoding: 'utf8',
    }).trim();
    git('clone', '--quiet', '--shared', '--no-checkout', project, '.');
    brandAt(tag);
    const branded = git('rev-parse', 'HEAD').trim();
    expect(merge(now)).toEqual({ status: 0, conflicts: [] });
    expect(git('diff', '--name-only', branded, '--', ownFolder)).toBe('');
  },
);
