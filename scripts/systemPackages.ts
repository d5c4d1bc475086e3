// Finds programs that are not npm packages, or installs them from Debian's packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** The exit code of a skipped check. */
export const skippedExitCode = 77;

/** The path of a program in PATH; a full path stands for itself. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name));
  return paths.find((path) => existsSync(path));
}

/** Installs a package on Debian as root; does nothing elsewhere. */
export function install(name: string): void {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]])
    // To stderr, because the caller prints its result to stdout.
    spawnSync('apt-get', args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
}
