// Finds programs that are not npm packages, or installs them from Debian's packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, isAbsolute, join } from 'node:path';

/** The exit code of a check that was skipped because its program is missing. */
export const skippedExitCode = 77;

/** The path of the first of a program's names found in PATH or in the system's sbin folders; a full path stands for itself. */
export function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return names
    .flatMap((name) => (isAbsolute(name) ? name : folders.map((folder) => join(folder, name))))
    .find((path) => existsSync(path));
}

/** Installs packages on Debian as root; does nothing elsewhere. */
export function install(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    // One after another, because steps of `npm run test:all` run side by side and apt-get fails while another one runs. To
    // stderr, because the caller prints its result to stdout.
    spawnSync('flock', [join(tmpdir(), 'vetbuddy-apt.lock'), 'apt-get', ...args], {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
}
