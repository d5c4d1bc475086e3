import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { fileBookingStore } from '#sandbox/fileBookingStore.ts';
import { createHandlers } from '#sandbox/handlers.ts';
import { respond } from '#sandbox/httpAdapter.ts';
import { createSandboxState } from '#sandbox/sandboxState.ts';

/** The paths of the calls (docs/product.md, section 7). */
const callPaths = {
  stores: '/prod/admin-stores-list',
  'warm-up': '/prod/warm-up',
  booking: '/prod/appointment-booking',
  'sign-in': '/',
  appointments: '/prod/admin-booking-list',
  visits: '/visits/xml/vetbuddy-visits',
} as const;

export type Call = keyof typeof callPaths;

/**
 * How a call fails. '500': a server error. 'drop': the connection closes without a response. 'truncate': it closes in the
 * middle of the response.
 */
export type Fault = '500' | 'drop' | 'truncate';

export interface FaultSettings {
  /** A word in the User-Agent of the test whose calls fail, so that parallel tests do not disturb each other. */
  client: string;
  /** The fault of each failing call; the others work. */
  faults: Partial<Record<Call, Fault>>;
}

/** Responds with a fault. Returns false where the normal handlers must respond: to most preflights. */
function respondWithFault(fault: Fault, req: IncomingMessage, res: ServerResponse): boolean {
  const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
  if (fault === 'drop') req.socket.destroy();
  else if (req.method === 'OPTIONS') return false;
  else if (fault === '500') res.writeHead(500, headers).end('{"message":"Internal server error"}');
  else {
    res.writeHead(200, { ...headers, 'content-length': 1000 });
    res.write('{"data":[{"id":1,', () => setTimeout(() => res.destroy(), 50));
  }
  return true;
}

/**
 * The sandbox on an origin of its own with CORS and with faults that tests can set. Bookings are
 * stored in `file`.
 */
export function createCloud(file: string): Server {
  const handlers = createHandlers(createSandboxState(fileBookingStore(file)));
  const faultsByClient = new Map<string, FaultSettings['faults']>();

  function faultFor(req: IncomingMessage): Fault | undefined {
    const path = req.url?.split('?')[0];
    const call = (Object.keys(callPaths) as Call[]).find((name) => callPaths[name] === path);
    const agent = req.headers['user-agent'] ?? '';
    const client = [...faultsByClient.keys()].find((word) => agent.split(' ').includes(word));
    return call && client ? faultsByClient.get(client)?.[call] : undefined;
  }

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.url === '/__faults') {
      const { client, faults } = (await json(req)) as FaultSettings;
      faultsByClient.set(client, faults);
      res.writeHead(204).end();
      return;
    }
    const fault = faultFor(req);
    if (!fault || !respondWithFault(fault, req, res)) await respond(handlers, req, res);
  }

  return createServer((req, res) => {
    handle(req, res).catch((error: unknown) => {
      console.error(error);
      res.destroy();
    });
  });
}
