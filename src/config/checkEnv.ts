import type { Env } from './settings.ts';

/** Returns what is wrong with a value; undefined if nothing is. */
type Check = (value: string) => string | undefined;

function parse(value: string): URL | undefined {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}

const address: Check = (value) => {
  const url = parse(value);
  const isHttp = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isHttp && !/\s/.test(value) ? undefined : 'is not an http(s) address';
};

/** A URL that paths are appended to, so it must not end in a query or a fragment. */
const base: Check = (value) =>
  address(value) ?? (/[?#]/.test(value) ? 'must not carry a query or a fragment' : undefined);

const origin: Check = (value) =>
  address(value) ??
  (parse(value)?.href === `${parse(value)?.origin}/`
    ? undefined
    : 'must be an origin alone, like https://www.example.com');

const clientId: Check = (value) => (/\s/.test(value) ? 'must not contain spaces' : undefined);

const region: Check = (value) =>
  /^[a-z]{2}(-[a-z]+)+-\d+$/.test(value) ? undefined : 'is not a region, like ap-south-1';

const timeout: Check = (value) =>
  /^\d+$/.test(value) ? undefined : 'must be a whole number of milliseconds, 0 or more';

const timeZone: Check = (value) => {
  try {
    Intl.DateTimeFormat('en', { timeZone: value });
    return undefined;
  } catch {
    return 'is not a time zone, like Asia/Kolkata';
  }
};

const yesOrNo: Check = (value) =>
  value === 'true' || value === 'false' ? undefined : 'must be true or false';

const checks: readonly { name: string; check: Check; required?: (env: Env) => boolean }[] = [
  { name: 'VITE_STORES_URL', check: address, required: () => true },
  { name: 'VITE_VET_CARE_API_URL', check: base, required: () => true },
  { name: 'VITE_VISITS_API_URL', check: base, required: () => true },
  { name: 'VITE_COGNITO_CLIENT_ID', check: clientId, required: () => true },
  { name: 'VITE_COGNITO_REGION', check: region, required: (env) => !env.VITE_COGNITO_ENDPOINT },
  { name: 'VITE_COGNITO_ENDPOINT', check: address },
  { name: 'VITE_BOOKING_WARM_UP_URL', check: address },
  { name: 'VITE_HTTP_TIMEOUT_MS', check: timeout },
  { name: 'VITE_CLINIC_TIME_ZONE', check: timeZone },
  { name: 'VITE_SITE_URL', check: origin },
  { name: 'VITE_VISITS_NEED_TOKEN', check: yesOrNo },
];

/** What is wrong with the settings of a build (docs/product.md, section 10), one line each; empty if nothing is. */
export function checkEnv(env: Env): string[] {
  return checks.flatMap(({ name, check, required }) => {
    // A blank value counts as missing.
    const value = env[name]?.trim() ? env[name] : '';
    if (value === '') return required?.(env) ? [`${name} is missing`] : [];
    const problem = check(value);
    return problem ? [`${name} ${problem}: '${value}'`] : [];
  });
}
