// `npm run test:zones`: the unit tests in five time zones, from the first of the day's midnights to the last, with half hours.
// With --dates those alone whose text or imports have to do with dates: CI runs these.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const zones = [
  'Pacific/Kiritimati',
  'Asia/Kolkata',
  'Europe/London',
  'America/St_Johns',
  'Pacific/Pago_Pago',
];

const aboutDates =
  /stopClock\('|setSystemTime|domain\/(?:clock|openingHours|slots|hours|weekWords|emergency|typedDate|quickRanges|icsFile|sessionTimes|timetable|dailyCounts|bookingRules|requestMarks)/;

/** The test files that know dates. Some have nothing to do with them but a path, or zones of their own. */
function filesAboutDates() {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('tests', file))
    .filter((file) => {
      if (/malformed|clinicTimeZone|tooling/.test(file)) return false;
      return aboutDates.test(readFileSync(file, 'utf8'));
    });
}

const files = process.argv.includes('--dates') ? filesAboutDates() : [];

/** @param {string} zone */
function passesIn(zone) {
  console.log(`\n▸ ${zone}`);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...files],
    { stdio: 'inherit', env: { ...process.env, TEST_ZONE: zone } },
  );
  return status === 0;
}

const failed = zones.filter((zone) => !passesIn(zone));
console.log(failed.length > 0 ? `\n✗ failed in ${failed.join(', ')}` : `\n✓ ${zones.length} zones`);
if (failed.length > 0) process.exitCode = 1;
