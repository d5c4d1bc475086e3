import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { getResponse, type HttpHandler } from 'msw';

/** What the cloud's gateways allow a page of another origin. A header not named here is refused by the browser. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, x-amz-target',
  // A preflight is never kept: what a test switches counts at once.
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

async function answerTo(handlers: HttpHandler[], req: IncomingMessage): Promise<Response> {
  if (req.method === 'OPTIONS') return new Response(null, { status: 204 });
  const answer = await getResponse(handlers, await toRequest(req));
  return answer ?? Response.json({ message: 'Not Found' }, { status: 404 });
}

/** Answers a Node request with the handlers, as a server of another origin would: CORS headers, preflight and all. */
export async function respond(
  handlers: HttpHandler[],
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  let answer: Response;
  try {
    answer = await answerTo(handlers, req);
  } catch (error) {
    console.error('The sandbox failed to answer', req.method, req.url, error);
    answer = Response.json({ message: 'Internal Server Error' }, { status: 500 });
  }
  res.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...cors });
  res.end(Buffer.from(await answer.arrayBuffer()));
}
