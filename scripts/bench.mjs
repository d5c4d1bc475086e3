// `npm run bench`: all that is timed, one after the other: pages beside their script-free twins, the staff list, presses.
// `--rounds N` and `--readme` go to each of them; each alone is `npm run bench:pages`, `bench:list` or `bench:press`.
// Takes a quarter of an hour. Exits with 1 where a budget is exceeded.
import { spawnSync } from 'node:child_process';

for (const bench of ['benchPages', 'benchList', 'benchPress']) {
  const { status } = spawnSync(
    process.execPath,
    [`scripts/${bench}.mjs`, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exitCode = 1;
}
