// `npm run check:host -- https://www.…`: asks a deployed site whether its host does what docs/deploying.md promises, and says in
// one line each what to mend. Ends with 1 where something must be mended. Nothing is booked, and nobody logs in.
import { askWith } from './checkHost/ask.ts';
import { checkHost } from './checkHost/checkHost.ts';

const [address = ''] = process.argv.slice(2);
if (!URL.canParse(address) || !/^https?:/.test(address)) {
  console.error(
    'npm run check:host -- https://www.…   asks the deployed site; give the address that visitors see',
  );
  process.exit(2);
}

const areas = await checkHost(address, askWith(fetch));
for (const { name, findings } of areas) {
  const isBroken = findings.some(({ isWarning }) => !isWarning);
  console.log(`${findings.length === 0 ? '✓' : isBroken ? '✗' : '!'} ${name}`);
  for (const { isWarning, problem, remedy } of findings)
    console.log(`    ${isWarning ? 'warning' : 'mend'}: ${problem} → ${remedy}`);
}

const findings = areas.flatMap((area) => area.findings);
const warnings = findings.filter(({ isWarning }) => isWarning).length;
const toMend = findings.length - warnings;
console.log(`\n${new URL(address).origin}: ${toMend} to mend, ${warnings} warnings`);
if (toMend > 0) process.exitCode = 1;
