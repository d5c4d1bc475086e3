import { type Ask, headerOf, outcomeOf } from './ask.ts';
import { type Finding, mend, warn } from './finding.ts';
import { remedyFor } from './remedies.ts';
import type { Site } from './site.ts';

const aDay = 86_400;

/** Whether visitors come over https, and stay there. */
export async function checkHttps(
  { origin, isLocal, home, host }: Pick<Site, 'origin' | 'isLocal' | 'home' | 'host'>,
  ask: Ask,
) {
  if (isLocal) return [];
  if (!origin.startsWith('https:'))
    return [
      mend(`${origin} is not https`, 'get a certificate, and ask again with the https:// address'),
    ];
  return [...(await checkRedirect(origin, ask)), ...checkHsts(headerOf(home, hsts))];

  function checkHsts(value: string): Finding[] {
    const remedy = remedyFor(host, 'headers');
    const seconds = /(?:^|[;\s])max-age="?(\d+)/i.exec(value)?.[1];
    if (seconds === undefined) return [mend(`/ has no ${hsts}`, remedy)];
    if (Number(seconds) >= aDay) return [];
    return [mend(`/ has ${hsts} for ${seconds} s, less than a day`, remedy)];
  }
}

const hsts = 'Strict-Transport-Security';

async function checkRedirect(origin: string, ask: Ask): Promise<Finding[]> {
  // Beside a port of one's own there is no http.
  if (new URL(origin).port) return [];
  const plain = origin.replace('https:', 'http:');
  const remedy = `lead http:// to https:// with status 301 or 308 (‘always use https’, ‘force https’)`;
  const answer = await ask(`${plain}/`);
  const location = headerOf(answer, 'location');
  if (answer.failure)
    return [warn(`${plain} ${outcomeOf(answer)}: an old link or bookmark ends there`, remedy)];
  if (answer.status < 300 || answer.status >= 400 || !location.startsWith('https://'))
    return [mend(`${plain} ${outcomeOf(answer)} instead of leading to https://`, remedy)];
  if (answer.status === 301 || answer.status === 308) return [];
  return [warn(`${plain} leads to https:// with status ${answer.status}, for now only`, remedy)];
}
