// Runs the journeys in a browser that this machine has or can get: `npm run test:e2e -- e2e/booking.spec.ts`.
import { spawnSync } from 'node:child_process';
import { findBrowser } from './findBrowser.ts';

const headed = process.argv.some((argument) => ['--headed', '--ui', '--debug'].includes(argument));

try {
  const { executablePath } = await findBrowser({ headed });
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, E2E_BROWSER: executablePath ?? '' } },
  );
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
