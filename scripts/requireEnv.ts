import type { Plugin } from 'vite';
import type { Env } from '#src/config/settings.ts';

/** An https URL; http, which anyone on the way can read, only on this machine. */
const address = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])[^\s<>]+$/;
/** Refuses the placeholders of .env.example. */
const name = /^(?!your-)[^\s<>]+$/;

/** The variables of a build (.env.example): pattern and wanted value in words. */
const required = {
  VITE_STORES_URL: [address, 'the whole address of the stores list'],
  VITE_VET_CARE_API_URL: [address, 'the base of the vet-care API, https://…/prod'],
  VITE_VISITS_API_URL: [address, 'the base of the visits API, https://…'],
  VITE_COGNITO_CLIENT_ID: [name, 'the id of the app client, letters and digits'],
  VITE_COGNITO_REGION: [name, 'the region of the user pool, like ap-south-1'],
} as const;

const optional = {
  VITE_VISITS_PATH: [/^\//, 'the path of the visits below their base, like /v1/visits'],
  VITE_COGNITO_ENDPOINT: [address, 'the address of a stand-in for Cognito'],
  VITE_BOOKING_WARM_UP_URL: [address, 'an address to call once when the booking form loads'],
  VITE_HTTP_TIMEOUT_MS: [/^\d+$/, 'a whole number of milliseconds; 0 is never'],
  VITE_SITE_URL: [/^https?:\/\/[^\s<>/]+\/?$/, 'where visitors find the site, without a path'],
  VITE_VISITS_NEED_TOKEN: [/^(true|false)$/, 'true if the visits API asks for the login'],
  VITE_HSTS: [/^max-age=\d+(; includeSubDomains(; preload)?)?$/, 'like max-age=31536000, a year'],
} as const;

function problemsOf(env: Env): string[] {
  return Object.entries({ ...required, ...optional }).flatMap(([variable, [pattern, wanted]]) => {
    const value = env[variable]?.trim() ?? '';
    // A sign-in address makes the region superfluous.
    const isOptional =
      variable in optional || (variable === 'VITE_COGNITO_REGION' && env.VITE_COGNITO_ENDPOINT);
    if (!value) return isOptional ? [] : [`${variable} is missing. Wanted: ${wanted}`];
    return pattern.test(value) ? [] : [`${variable} is '${value}'. Wanted: ${wanted}`];
  });
}

/** Stops a build with missing or impossible variables, with one message that lists all problems. */
export function requireEnv(): Plugin {
  return {
    name: 'vetbuddy:require-env',
    apply: 'build',
    configResolved({ env }) {
      const problems = problemsOf(env);
      if (problems.length === 0) return;
      const error = new Error(
        `The site was not built: it would not know where to call.
${problems.map((problem) => `  - ${problem}\n`).join('')}Set them in .env.local, or where your host keeps the variables of a build (docs/deploying.md).
.env.example describes each one. To see the site without any: 'npm start' or 'npm run preview'.`,
      );
      // Vite prints the stack, which would hide the message.
      error.stack = error.message;
      throw error;
    },
  };
}
