import { resolve } from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { addressesAt } from './addresses.ts';
import { sampleCode, samplePassword, staffEmail, staffLogins } from './data/staff.ts';
import { samplePhone } from './data/visits.ts';
import { fileBookingStore } from './fileBookingStore.ts';
import { createHandlers } from './handlers.ts';
import { respond } from './httpAdapter.ts';
import { createSandboxState } from './sandboxState.ts';

const prefix = '/sandbox';

export const sandboxAddresses = addressesAt(prefix);

const banner = `
  This is the sandbox: sample data, no cloud.

  Book       /           then look for the request in the staff list
  Staff      /login      ${staffEmail}  ·  ${samplePassword}
             further logins, same password, every code ${sampleCode}:
${staffLogins
  .slice(1)
  .map(({ email, tries }) => `             ${email.padEnd(30)}${tries}`)
  .join('\n')}
  Requests   /appointmentlist
  Visits     /VetbuddyVisits   and of one phone   /VetcareVetBuddyVisits?phone=${samplePhone}
  Reset      delete .sandbox/bookings.json, which has the bookings you made
`;

// Canada writes YYYY-MM-DD.
const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** Serves the sandbox, and prints the banner below the server's address. */
function addTo(server: ViteDevServer | PreviewServer): void {
  const bookings = fileBookingStore(resolve(server.config.root, '.sandbox/bookings.json'));
  const handlers = createHandlers(createSandboxState(bookings, () => days.format()));
  server.middlewares.use(prefix, (req, res, next) => {
    respond(handlers, req, res).catch(next);
  });
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    server.config.logger.info(banner);
  };
}

/** The sandbox on the development and preview servers. It is not part of a build. */
export function sandbox(): Plugin {
  return {
    name: 'vetbuddy:sandbox',
    // Vite's own CORS handling would come first and refuse other origins.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer: addTo,
    configurePreviewServer: addTo,
  };
}
