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
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = req.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(req.url ?? '/', `http://${req.headers.host ?? 'localhost'}`), {
    method,
    headers,
    ...(hasBody && { body: new Uint8Array(await buffer(req)) }),
  });
}

async function responseTo(handlers: HttpHandler[], req: IncomingMessage): Promise<Response> {
  if (req.method === 'OPTIONS') return new Response(null, { status: 204 });
  const response = await getResponse(handlers, await toRequest(req));
  return response ?? Response.json({ message: 'Not Found' }, { status: 404 });
}

/** Answers a Node request with the handlers, with CORS headers and preflights like a server of another origin. */
export async function respond(
  handlers: HttpHandler[],
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  let response: Response;
  try {
    response = await responseTo(handlers, req);
  } catch (error) {
    console.error('The sandbox failed to answer', req.method, req.url, error);
    response = Response.json({ message: 'Internal Server Error' }, { status: 500 });
  }
  res.writeHead(response.status, { ...Object.fromEntries(response.headers), ...cors });
  res.end(Buffer.from(await response.arrayBuffer()));
}
