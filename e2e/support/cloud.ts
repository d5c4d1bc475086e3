import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { fileBookingStore } from '#sandbox/fileBookingStore.ts';
import { createHandlers } from '#sandbox/handlers.ts';
import { respond } from '#sandbox/httpAdapter.ts';
import { createSandboxState } from '#sandbox/sandboxState.ts';

/** The calls of specification section 7, by what tells them apart on the wire. */
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
 * How a call goes wrong: the server fails; the connection breaks, before the answer or in the middle of it; the answer comes without CORS headers, so that the
 * browser keeps it from the page; the answer is a 200 with a web page for a body; no answer comes at all.
 */
export type Fault = '500' | 'drop' | 'cut' | 'no-cors' | 'junk' | 'silence';

export interface FaultOrder {
  /** Whose calls: a word in the browser's User-Agent. Tests that run at once do not disturb each other. */
  client: string;
  /** What each broken call does; those not named work. */
  faults: Partial<Record<Call, Fault>>;
}

const junk = '<!doctype html><title>Gateway</title><p>Please try again later.</p>';

/** Breaks the answer as ordered. Returns false where the handlers shall answer after all. */
function breakDown(fault: Fault, req: IncomingMessage, res: ServerResponse): boolean {
  const isPreflight = req.method === 'OPTIONS';
  const cors = { 'access-control-allow-origin': '*' };
  switch (fault) {
    case 'drop':
      req.socket.destroy();
      return true;
    case 'cut':
      if (isPreflight) return false;
      res.writeHead(200, { ...cors, 'content-type': 'application/json', 'content-length': 1000 });
      res.write('{"data":[{"id":1,', () => setTimeout(() => res.destroy(), 50));
      return true;
    case 'no-cors':
      // As a gateway refuses: a plain 401 that names no origin, to the preflight too.
      res.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"Unauthorized"}');
      return true;
    case '500':
      if (isPreflight) return false;
      res.writeHead(500, { ...cors, 'content-type': 'application/json' });
      res.end('{"message":"Internal server error"}');
      return true;
    case 'junk':
      if (isPreflight) return false;
      res.writeHead(200, { ...cors, 'content-type': 'text/html' }).end(junk);
      return true;
    case 'silence':
      return !isPreflight;
  }
}

/** The stand-in cloud on its own origin, with CORS and with failures to order. Bookings go to `file`. */
export function createCloud(file: string): Server {
  const handlers = createHandlers(createSandboxState(fileBookingStore(file)));
  const orders = new Map<string, FaultOrder['faults']>();

  function faultFor(req: IncomingMessage): Fault | undefined {
    const path = req.url?.split('?')[0];
    const call = (Object.keys(callPaths) as Call[]).find((name) => callPaths[name] === path);
    const agent = req.headers['user-agent'] ?? '';
    const client = [...orders.keys()].find((word) => agent.split(' ').includes(word));
    return call && client ? orders.get(client)?.[call] : undefined;
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.url === '/__faults') {
      const { client, faults } = (await json(req)) as FaultOrder;
      orders.set(client, faults);
      res.writeHead(204).end();
      return;
    }
    const fault = faultFor(req);
    if (!fault || !breakDown(fault, req, res)) await respond(handlers, req, res);
  }

  return createServer((req, res) => {
    answer(req, res).catch((error: unknown) => {
      console.error(error);
      res.destroy();
    });
  });
}
