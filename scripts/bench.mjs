// `npm run bench`: all that is timed, one after the other: pages beside their script-free twins, the staff list, presses.
// `npm run bench pages` (or `list`, `press`) is one of them. `-- --rounds N` and `--write` go to each.
// Takes a quarter of an hour. Exits with 1 where a budget is exceeded.
import { spawnSync } from 'node:child_process';

const benches = { pages: 'benchPages', list: 'benchList', press: 'benchPress' };
const options = process.argv.slice(2);
const named = Object.entries(benches).filter(([name]) => options.includes(name));

for (const [name, bench] of named.length > 0 ? named : Object.entries(benches)) {
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${bench}.mjs`, ...options.filter((option) => option !== name)],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exitCode = 1;
}
