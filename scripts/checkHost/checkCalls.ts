import { type Answer, type Ask, headerOf, outcomeOf } from './ask.ts';
import { type Finding, type Findings, mend, warn } from './finding.ts';
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
  };
  // In the order of src/config/settings.ts; there need not be a warm-up. Of these the sign-in alone has no path.
  const others = urls.filter((url) => !Object.values(named).includes(url));
  const found = others.findLastIndex((url) => new URL(url).pathname === '/');
  const signIn = found < 0 ? others.length - 1 : found;
  return {
    ...named,
    signIn: others[signIn],
    warmUp: others[signIn - 1],
    visits: others[signIn + 1],
  };
}

/** A number that nobody has. */
const nobodysNumber = '0000000000';

/**
 * Whether the APIs answer this site: from its origin, with the headers that it sends. Nothing is booked and nobody logs in.
 */
export async function* checkCalls(site: Site, ask: Ask): Findings {
  const urls = callsOf(site);
  if (urls.length === 0)
    return yield mend(
      'the site calls the sandbox, which is not there',
      'deploy dist/ as ‘npm run build’ writes it, not what ‘npm run preview’ builds',
    );
  const unreachable = site.isLocal ? [] : urls.flatMap((url) => [...checkReach(url)]);
  if (unreachable.length > 0) return yield* unreachable;
  for (const [name, url] of Object.entries(byName(urls)))
    if (url !== undefined)
      yield* await checks[name as keyof Calls]({ url, origin: site.origin, ask });
}

/** A page over https calls nothing else, and `localhost` is the visitor's own computer. */
function* checkReach(url: string): Generator<Finding> {
  const remedy = 'build with the https:// address of the API (.env.example)';
  if (isLocal(url)) yield mend(`the site calls ${url}, on the visitor’s own computer`, remedy);
  else if (!url.startsWith('https:')) yield mend(`the site calls ${url} without https`, remedy);
}

interface Call {
  url: string;
  /** Whose pages call. */
  origin: string;
  ask: Ask;
}

const checks: Record<keyof Calls, (call: Call) => Promise<Finding[]>> = {
  async stores(call) {
    const answer = await send(call);
    const findings = checkAnswer(call, answer);
    if (findings.length > 0 || listIn(answer)) return findings;
    return [
      mend(`${call.url} answers without a list of clinics`, 'look whether it is the right address'),
    ];
  },

  // If it fails, the site logs it and goes on.
  async warmUp(call) {
    const findings = checkAnswer(call, await send(call));
    return findings.map((finding) => ({ ...finding, isWarning: true }));
  },

  booking: (call) => checkPreflight(call, 'POST', ['content-type']),

  // An empty request is refused, and changes nothing.
  async signIn(call) {
    const findings = await checkPreflight(call, 'POST', ['content-type', 'x-amz-target']);
    if (findings.length > 0) return findings;
    const answer = await post(call, {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    });
    if (answer.status === 400) return checkOrigin(call, answer);
    return [
      mend(
        `${call.url} ${outcomeOf(answer)} to an empty sign-in, not 400`,
        'look whether it is Cognito’s address (VITE_COGNITO_REGION, VITE_COGNITO_ENDPOINT)',
      ),
    ];
  },

  // As the request list asks where nobody is logged in.
  async appointments(call) {
    const findings = await checkPreflight(call, 'POST', ['content-type', 'authorization']);
    if (findings.length > 0) return findings;
    const answer = await post(call, { 'Content-Type': 'application/json' });
    if (isRefusal(answer)) return checkRefusal(call, answer);
    if (answer.status !== 200 || !listIn(answer)?.length) return checkAnswer(call, answer, [200]);
    return [
      mend(
        `${call.url} gives the requests of pet owners to anyone, without a login`,
        'ask for the token in the API (SECURITY.md, ‘What only the APIs can do’)',
      ),
    ];
  },

  async visits(call) {
    const answer = await send(call, {}, `${call.url}?phone=${nobodysNumber}`);
    if (isRefusal(answer))
      return [
        ...(await checkPreflight(call, 'GET', ['authorization'])),
        ...checkRefusal(call, answer),
      ];
    const findings = checkAnswer(call, answer);
    if (findings.length > 0) return findings;
    return [
      warn(
        `${call.url} needs no login: whoever knows a number can read its visits`,
        'ask for the token in the API, then build with VITE_VISITS_NEED_TOKEN=true (SECURITY.md)',
      ),
    ];
  },
};

/** A browser asks first whether it may send these headers. */
async function checkPreflight(call: Call, method: string, headers: string[]): Promise<Finding[]> {
  const { url, origin } = call;
  const answer = await send(call, {
    method: 'OPTIONS',
    headers: {
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': headers.toSorted().join(','),
    },
  });
  if (answer.failure) return checkAnswer(call, answer);
  const remedy = `let the API answer OPTIONS with 200 or 204, for ${origin} and ${headers.join(', ')}`;
  if (answer.status < 200 || answer.status > 299)
    return [mend(`${url} ${outcomeOf(answer)} to the browser’s question (OPTIONS)`, remedy)];
  const allowed = namesIn(headerOf(answer, 'access-control-allow-headers'));
  // `*` stands for every header but this one (fetch.spec.whatwg.org, CORS protocol).
  const isAllowed = (name: string) =>
    allowed.includes(name) || (name !== 'authorization' && allowed.includes('*'));
  const refused = headers.filter((name) => !isAllowed(name)).join(', ');
  const allow = `let OPTIONS answer with Access-Control-Allow-Headers: ${headers.join(', ')}`;
  return [
    ...checkOrigin(call, answer),
    ...(refused ? [mend(`${url} does not allow the header ${refused}`, allow)] : []),
  ];
}

function checkAnswer(call: Call, answer: Answer, expected = [200, 204]): Finding[] {
  if (expected.includes(answer.status)) return checkOrigin(call, answer);
  return [mend(`${answer.url} ${outcomeOf(answer)}`, 'look whether it is the right address')];
}

function checkOrigin({ origin }: Call, answer: Answer): Finding[] {
  const remedy = `let the API send Access-Control-Allow-Origin: ${origin}`;
  return originProblem(origin, answer).map((problem) => mend(problem, remedy));
}

/** Without CORS a refusal looks like a broken connection; the pages say what to do in either case. */
function checkRefusal({ origin }: Call, answer: Answer): Finding[] {
  const remedy = `send Access-Control-Allow-Origin with the gateway’s own errors (DEFAULT_4XX, DEFAULT_5XX), so that the staff are told to log in again`;
  const problems = originProblem(origin, answer);
  return problems.map((problem) => warn(`${problem}, with its ${answer.status}`, remedy));
}

const isRefusal = ({ status }: Answer) => status === 401 || status === 403;

/** That this site can't read an answer; [] where it can. */
function originProblem(origin: string, answer: Answer): string[] {
  const allowed = headerOf(answer, 'access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return [];
  return allowed
    ? [`${answer.url} lets ${allowed} read its answer, not ${origin}`]
    : [`${answer.url} lets no site read its answer (CORS)`];
}

function send({ url, origin, ask }: Call, init: RequestInit = {}, to = url): Promise<Answer> {
  const headers = { Origin: origin, ...(init.headers as Record<string, string>) };
  return ask(to, { ...init, headers });
}

function post(call: Call, headers: Record<string, string>): Promise<Answer> {
  return send(call, { method: 'POST', headers, body: '{}' });
}

function namesIn(list: string): string[] {
  return list.toLowerCase().split(/\s*,\s*/);
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
