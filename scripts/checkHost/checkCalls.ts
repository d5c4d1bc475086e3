import { type Answer, type Ask, headerOf, outcomeOf } from './ask.ts';
import { type Finding, mend, warn } from './finding.ts';
import { isLocal, type Site } from './site.ts';

/** The calls of docs/product.md, section 7, as the policy of the pages lists them. */
type Calls = Record<
  'stores' | 'warmUp' | 'booking' | 'signIn' | 'appointments' | 'visits',
  string | undefined
>;

/** The addresses that the pages may call. A query is not part of a policy. */
function callsOf({ policy }: Site): string[] {
  return (policy.get('connect-src') ?? []).filter((source) => URL.canParse(source));
}

function byName(urls: string[]): Calls {
  const ending = (path: string) => urls.find((url) => url.endsWith(path));
  const named = {
    stores: ending('/admin-stores-list'),
    booking: ending('/appointment-booking'),
    appointments: ending('/admin-booking-list'),
    visits: ending('/xml/vetbuddy-visits'),
  };
  // In the order of src/config/settings.ts; there need not be a warm-up.
  const others = urls.filter((url) => !Object.values(named).includes(url));
  return { ...named, signIn: others.at(-1), warmUp: others.at(-2) };
}

/** A number that nobody has. */
const nobodysNumber = '0000000000';

/**
 * Whether the APIs answer this site: from its origin, with the headers that it sends. Nothing is booked and nobody logs in.
 */
export async function checkCalls(site: Site, ask: Ask): Promise<Finding[]> {
  const urls = callsOf(site);
  if (urls.length === 0)
    return [
      mend(
        'the site calls the sandbox, which is not there',
        'deploy dist/ as ‘npm run build’ writes it, not what ‘npm run preview’ builds',
      ),
    ];
  const unreachable = site.isLocal ? [] : urls.flatMap(checkReach);
  if (unreachable.length > 0) return unreachable;
  const api = new Api(site.origin, ask);
  const findings: Finding[] = [];
  for (const [name, url] of Object.entries(byName(urls)))
    if (url !== undefined) findings.push(...(await checks[name as keyof Calls](api, url)));
  return findings;
}

const checks: Record<keyof Calls, (api: Api, url: string) => Promise<Finding[]>> = {
  stores: (api, url) => api.checkStores(url),
  warmUp: (api, url) => api.checkWarmUp(url),
  booking: (api, url) => api.checkPreflight(url, 'POST', ['content-type']),
  signIn: (api, url) => api.checkSignIn(url),
  appointments: (api, url) => api.checkAppointments(url),
  visits: (api, url) => api.checkVisits(url),
};

/** A page over https calls nothing else, and `localhost` is the visitor's own computer. */
function checkReach(url: string): Finding[] {
  const remedy = 'build with the https:// address of the API (.env.example)';
  if (isLocal(url)) return [mend(`the site calls ${url}, on the visitor’s own computer`, remedy)];
  return url.startsWith('https:') ? [] : [mend(`the site calls ${url} without https`, remedy)];
}

class Api {
  private readonly origin: string;
  private readonly ask: Ask;

  constructor(origin: string, ask: Ask) {
    this.origin = origin;
    this.ask = ask;
  }

  async checkStores(url: string): Promise<Finding[]> {
    const answer = await this.send(url);
    const findings = this.checkAnswer(answer);
    if (findings.length > 0) return findings;
    return listIn(answer)
      ? []
      : [mend(`${url} answers without a list of clinics`, 'look whether it is the right address')];
  }

  /** Its failure is only logged. */
  async checkWarmUp(url: string): Promise<Finding[]> {
    const findings = this.checkAnswer(await this.send(url));
    return findings.map((finding) => ({ ...finding, isWarning: true }));
  }

  /** An empty request is refused, and changes nothing. */
  async checkSignIn(url: string): Promise<Finding[]> {
    const findings = await this.checkPreflight(url, 'POST', ['content-type', 'x-amz-target']);
    if (findings.length > 0) return findings;
    const answer = await this.send(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-amz-json-1.1',
        'X-Amz-Target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
      body: '{}',
    });
    if (answer.status === 400) return this.checkOrigin(answer);
    return [
      mend(
        `${url} ${outcomeOf(answer)} to an empty sign-in, not 400`,
        'look whether it is Cognito’s address (VITE_COGNITO_REGION, VITE_COGNITO_ENDPOINT)',
      ),
    ];
  }

  /** As the request list asks where nobody is logged in. */
  async checkAppointments(url: string): Promise<Finding[]> {
    const findings = await this.checkPreflight(url, 'POST', ['content-type', 'authorization']);
    if (findings.length > 0) return findings;
    const answer = await this.send(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    if (answer.status === 401 || answer.status === 403) return this.checkRefusal(answer);
    if (answer.status !== 200 || !listIn(answer)?.length) return this.checkAnswer(answer, [200]);
    return [
      mend(
        `${url} gives the requests of pet owners to anyone, without a login`,
        'ask for the token in the API (SECURITY.md, ‘What only the APIs can do’)',
      ),
    ];
  }

  async checkVisits(url: string): Promise<Finding[]> {
    const answer = await this.send(`${url}?phone=${nobodysNumber}`);
    if (answer.status === 401 || answer.status === 403)
      return [
        ...(await this.checkPreflight(url, 'GET', ['authorization'])),
        ...this.checkRefusal(answer),
      ];
    const findings = this.checkAnswer(answer);
    if (findings.length > 0) return findings;
    return [
      warn(
        `${url} needs no login: whoever knows a number can read its visits`,
        'ask for the token in the API, then build with VITE_VISITS_NEED_TOKEN=true (SECURITY.md)',
      ),
    ];
  }

  /** A browser asks first whether it may send these headers. */
  async checkPreflight(url: string, method: string, headers: string[]): Promise<Finding[]> {
    const answer = await this.send(url, {
      method: 'OPTIONS',
      headers: {
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': headers.toSorted().join(','),
      },
    });
    if (answer.failure) return this.checkAnswer(answer);
    const remedy = `let the API answer OPTIONS with 200 or 204, for ${this.origin} and ${headers.join(', ')}`;
    if (answer.status < 200 || answer.status > 299)
      return [mend(`${url} ${outcomeOf(answer)} to the browser’s question (OPTIONS)`, remedy)];
    const findings = this.checkOrigin(answer);
    const allowed = namesIn(headerOf(answer, 'access-control-allow-headers'));
    // `*` stands for every header but this one (fetch.spec.whatwg.org, CORS protocol).
    const isAllowed = (name: string) =>
      allowed.includes(name) || (name !== 'authorization' && allowed.includes('*'));
    const refused = headers.filter((name) => !isAllowed(name));
    if (refused.length > 0)
      findings.push(
        mend(
          `${url} does not allow the header ${refused.join(', ')}`,
          `let OPTIONS answer with Access-Control-Allow-Headers: ${headers.join(', ')}`,
        ),
      );
    return findings;
  }

  private checkAnswer(answer: Answer, expected = [200, 204]): Finding[] {
    if (expected.includes(answer.status)) return this.checkOrigin(answer);
    return [mend(`${answer.url} ${outcomeOf(answer)}`, 'look whether it is the right address')];
  }

  private checkOrigin(answer: Answer): Finding[] {
    const problem = this.originProblem(answer);
    return problem
      ? [mend(problem, `let the API send Access-Control-Allow-Origin: ${this.origin}`)]
      : [];
  }

  /** Without CORS a refusal looks like a broken connection; the pages say what to do in either case. */
  private checkRefusal(answer: Answer): Finding[] {
    const problem = this.originProblem(answer);
    const remedy = `send Access-Control-Allow-Origin with the gateway’s own errors (DEFAULT_4XX, DEFAULT_5XX), so that the staff are told to log in again`;
    return problem ? [warn(`${problem}, with its ${answer.status}`, remedy)] : [];
  }

  private originProblem(answer: Answer): string | undefined {
    const allowed = headerOf(answer, 'access-control-allow-origin');
    if (allowed === '*' || allowed === this.origin) return undefined;
    return allowed
      ? `${answer.url} lets ${allowed} read its answer, not ${this.origin}`
      : `${answer.url} lets no site read its answer (CORS)`;
  }

  private send(url: string, init?: RequestInit): Promise<Answer> {
    const headers = { Origin: this.origin, ...(init?.headers as Record<string, string>) };
    return this.ask(url, { ...init, headers });
  }
}

function namesIn(list: string): string[] {
  return list
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
}

/** The list of an answer, bare or under `data`; undefined where there is none. */
function listIn({ body }: Answer): unknown[] | undefined {
  try {
    const read: unknown = JSON.parse(body);
    const list = Array.isArray(read) ? read : (read as { data?: unknown } | null)?.data;
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}
