// Programs that a check needs besides npm's: found where they are, or fetched from Debian's packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Exit status of a check that was left out since its program can't be had; it says so aloud. */
export const skippedExitCode = 77;

/**
 * @param {string[]} names of one program
 * @returns {string | undefined} the first that is in PATH, or where servers are kept
 */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/**
 * Installs packages as root on Debian; elsewhere does nothing.
 * @param {string[]} packages
 */
export function install(...packages) {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    // On stderr: the caller's last line on stdout is its result.
    spawnSync('apt-get', args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
}
