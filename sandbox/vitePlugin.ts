import { resolve } from 'node:path';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { busyPhone } from './data/visits.ts';
import { clientId, newStarterEmail, samplePassword, staffEmail } from './data/staff.ts';
import { fileBookingStore } from './fileBookingStore.ts';
import { createHandlers } from './handlers.ts';
import { respond } from './httpAdapter.ts';
import { createSandboxState } from './sandboxState.ts';

const prefix = '/sandbox';

/** Paths of the site's own origin, so that they hold behind any host and port. */
export const sandboxAddresses = {
  VITE_STORES_URL: `${prefix}/prod/admin-stores-list`,
  VITE_VET_CARE_API_URL: `${prefix}/prod`,
  VITE_VISITS_API_URL: `${prefix}/prod/`,
  VITE_COGNITO_CLIENT_ID: clientId,
  VITE_COGNITO_ENDPOINT: `${prefix}/cognito/`,
  VITE_BOOKING_WARM_UP_URL: `${prefix}/prod/warm-up`,
};

const banner = `
  This is the sandbox: sample data, no cloud.

  Book       /           then look for the request in the staff list
  Staff      /login      ${staffEmail}  ·  ${samplePassword}
             a first sign-in, which asks for a new password: ${newStarterEmail}, same password
  Requests   /appointmentlist
  Visits     /VetbuddyVisits   and of one phone   /VetcareVetBuddyVisits?phone=${busyPhone}
  Afresh     npm run sandbox:reset forgets the bookings made
`;

/** Says below the address what there is to try. */
function introduce(server: ViteDevServer | PreviewServer): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    server.config.logger.info(banner);
  };
}

/** The stand-in cloud on the development and preview servers. It is no part of a build. */
export function sandbox(): Plugin {
  let file = '';

  function middleware(): Connect.NextHandleFunction {
    const handlers = createHandlers(createSandboxState(fileBookingStore(file)));
    return (req, res, next) => {
      if (!req.url?.startsWith(`${prefix}/prod/`) && !req.url?.startsWith(`${prefix}/cognito/`)) {
        next();
        return;
      }
      respond(handlers, req, res).catch(next);
    };
  }

  return {
    name: 'vetbuddy:sandbox',
    // Vite's own CORS answers would come first, and refuse every origin but this machine's.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configResolved(config) {
      file = resolve(config.root, '.sandbox/bookings.json');
    },
    configureServer(server) {
      server.middlewares.use(middleware());
      introduce(server);
    },
    configurePreviewServer(server) {
      server.middlewares.use(middleware());
      introduce(server);
    },
  };
}
