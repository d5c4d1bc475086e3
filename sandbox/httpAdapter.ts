import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { getResponse, type HttpHandler } from 'msw';

/** The CORS headers of the cloud's gateways. The browser refuses request headers that are not listed here. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, x-amz-target',
  // Don't cache preflights, so that a change of handlers in a test takes effect at once.
  'access-control-max-age': '0',
};

async function toRequest(req: IncomingMessage): Promise<Request> {
  return new Request(`http://${req.headers.host}${req.url}`, {
    method: req.method,
    headers: req.headers as Record<string, string>,
    body: req.method === 'POST' ? new Uint8Array(await buffer(req)) : undefined,
  });
}

/** Answers a Node request with the handlers, with CORS headers and preflights like a server of another origin. */
export async function respond(
  handlers: HttpHandler[],
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const response =
    req.method === 'OPTIONS'
      ? new Response(null, { status: 204 })
      : ((await getResponse(handlers, await toRequest(req))) ??
        new Response(null, { status: 404 }));
  res.writeHead(response.status, { ...Object.fromEntries(response.headers), ...cors });
  res.end(Buffer.from(await response.arrayBuffer()));
}
