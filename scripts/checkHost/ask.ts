/** A server's answer. A request that failed has the status 0, and says in `failure` why. */
export interface Answer {
  url: string;
  status: number;
  headers: Headers;
  body: string;
  failure?: string;
}

/** Asks for an address as a browser would. Redirects are answers, not followed. */
export type Ask = (url: string, init?: RequestInit) => Promise<Answer>;

const secondsToWait = 15;

/** What Node's codes mean to whoever put the site there. */
const failures: Record<string, string> = {
  ENOTFOUND: 'no such name is known to the internet’s directory (DNS)',
  EAI_AGAIN: 'the name could not be looked up (DNS)',
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'the connection was cut',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by nobody',
};

function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer in ${secondsToWait} s`;
  const { code, message }: NodeJS.ErrnoException =
    error.cause instanceof Error ? error.cause : error;
  return failures[code ?? ''] ?? [code, message].filter(Boolean).join(': ');
}

export function askWith(send: typeof fetch): Ask {
  return async (url, init) => {
    try {
      const response = await send(url, {
        redirect: 'manual',
        signal: AbortSignal.timeout(secondsToWait * 1000),
        ...init,
        headers: { 'Accept-Encoding': 'br, gzip', ...(init?.headers as Record<string, string>) },
      });
      const { status, headers } = response;
      return { url, status, headers, body: await response.text() };
    } catch (error) {
      return { url, status: 0, headers: new Headers(), body: '', failure: failureOf(error) };
    }
  };
}

/** Asks several addresses, a few at a time. */
export async function askEach(ask: Ask, urls: string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < urls.length; start += 6)
    answers.push(...(await Promise.all(urls.slice(start, start + 6).map((url) => ask(url)))));
  return answers;
}

export function pathOf({ url }: Answer): string {
  return new URL(url).pathname;
}

export function headerOf({ headers }: Answer, name: string): string {
  return headers.get(name) ?? '';
}

/** The type without its parameters: 'text/html'. */
export function typeOf(answer: Answer): string {
  return headerOf(answer, 'content-type').split(';')[0]!.trim().toLowerCase();
}

/** How an answer reads in a sentence: 'answers 403', 'does not answer (nothing answers there)'. */
export function outcomeOf({ status, failure }: Answer): string {
  return failure ? `does not answer (${failure})` : `answers ${status}`;
}

/** The address whose page this is, as the build writes it; '' where it is no page of this site. */
export function pageIn({ body }: Answer): string {
  return /<div id="root" data-address="([^"]*)"/.exec(body)?.[1] ?? '';
}
