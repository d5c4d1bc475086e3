import { type Ask, headerOf, outcomeOf } from './ask.ts';
import { type Findings, mend, warn } from './finding.ts';
import { remedyFor } from './remedies.ts';
import type { Site } from './site.ts';

const aDay = 86_400;
const hsts = 'Strict-Transport-Security';

/** Whether visitors come over https, and stay there. */
export async function* checkHttps(
  { origin, isLocal, home, host }: Pick<Site, 'origin' | 'isLocal' | 'home' | 'host'>,
  ask: Ask,
): Findings {
  if (isLocal) return;
  if (!origin.startsWith('https:'))
    return yield mend(
      `${origin} is not https`,
      'get a certificate, and ask again with the https:// address',
    );
  // Beside a port of one's own there is no http.
  if (!new URL(origin).port) yield* checkRedirect(origin.replace('https:', 'http:'), ask);
  const remedy = remedyFor(host, 'headers');
  const seconds = /(?:^|[;\s])max-age="?(\d+)/i.exec(headerOf(home, hsts))?.[1];
  if (seconds === undefined) yield mend(`/ has no ${hsts}`, remedy);
  else if (Number(seconds) < aDay)
    yield mend(`/ has ${hsts} for ${seconds} s, less than a day`, remedy);
}

async function* checkRedirect(plain: string, ask: Ask): Findings {
  const remedy = `lead http:// to https:// with status 301 or 308 (‘always use https’, ‘force https’)`;
  const answer = await ask(`${plain}/`);
  const { status, failure } = answer;
  if (failure)
    yield warn(`${plain} ${outcomeOf(answer)}: an old link or bookmark ends there`, remedy);
  else if (status < 300 || status >= 400 || !headerOf(answer, 'location').startsWith('https://'))
    yield mend(`${plain} ${outcomeOf(answer)} instead of leading to https://`, remedy);
  else if (status !== 301 && status !== 308)
    yield warn(`${plain} leads to https:// with status ${status}, for now only`, remedy);
}
