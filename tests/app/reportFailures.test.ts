import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { send } from '#src/api/client.ts';
import { reportFailures } from '#src/app/reportFailures.ts';
import { config } from '#src/config/env.ts';
import { server } from '#tests/support/server.ts';
import { withSettings } from '#tests/support/settings.ts';

const address = 'https://reports.clinic.test/site';
const own = (file: string) => `${window.location.origin}/assets/${file}`;

const anyOrigin = { 'access-control-allow-origin': '*' };

let reports: Record<string, unknown>[] = [];

function sendBy(sendBeacon: ((url: string, body: string) => boolean) | undefined) {
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
}

beforeEach(() => {
  vi.stubEnv('VITE_REPORTS_URL', address);
  withSettings({ reportsUrl: address });
  reports = [];
  sendBy((url, body) => {
    if (url === address) reports.push(JSON.parse(body) as Record<string, unknown>);
    return true;
  });
  // What listens ends with the test.
  const ended = new AbortController();
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target) as EventTarget['addEventListener'];
    vi.spyOn(target as EventTarget, 'addEventListener').mockImplementation((type, listener) =>
      listen(type, listener, { signal: ended.signal }),
    );
  }
  window.history.replaceState(null, '', '/VetcareVetBuddyVisits?phone=9876543210#asha');
  reportFailures();
  vi.restoreAllMocks();
  return () => {
    ended.abort();
    window.history.replaceState(null, '', '/');
  };
});

const happen = (target: EventTarget, type: string, about: object) =>
  target.dispatchEvent(Object.assign(new Event(type), about));

function errorAt(file: string, message = 'Asha Rao, 9876543210') {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at f (${own(file)}:1:23)`;
  return error;
}

// That nothing typed is ever told, however hostile an error is: tests/domain/failureReport.test.ts.
describe('a failure that nobody sees', () => {
  it('an uncaught error, a rejection, a broken page and a violation of the policy are reported', () => {
    const error = errorAt('start-a1b2c3.js');
    happen(window, 'error', { error, filename: own('react-d4e5f6.js'), lineno: 8, colno: 71 });
    happen(window, 'unhandledrejection', { reason: error });
    const detail = { report: { kind: 'page' }, error };
    window.dispatchEvent(new CustomEvent('sitefailure', { detail }));
    happen(document, 'securitypolicyviolation', {
      effectiveDirective: 'connect-src',
      blockedURI: 'https://asha.test/?9876543210',
      sourceFile: own('start-a1b2c3.js'),
      lineNumber: 1,
      columnNumber: 5,
    });
    const page = '/VetcareVetBuddyVisits';
    const at = 'assets/start-a1b2c3.js:1:23';
    expect(reports).toEqual([
      { kind: 'error', name: 'TypeError', at: 'assets/react-d4e5f6.js:8:71', release: '', page },
      { kind: 'rejection', name: 'TypeError', at, release: '', page },
      { kind: 'page', name: 'TypeError', at, release: '', page },
      {
        kind: 'policy',
        directive: 'connect-src',
        blocked: 'other',
        at: 'assets/start-a1b2c3.js:1:5',
        release: '',
        page,
      },
    ]);
  });

  it('a call that fails is reported by its kind and status, and what the cloud said is not', async () => {
    server.use(
      http.get(config.calls.visits, () =>
        HttpResponse.text('Asha Rao, 9876543210', { status: 503, headers: anyOrigin }),
      ),
    );
    const call = {
      method: 'GET',
      url: config.calls.visits,
      query: { phone: '9876543210' },
    } as const;
    await expect(send(call)).rejects.toThrow();
    const page = '/VetcareVetBuddyVisits';
    expect(reports).toEqual([
      { kind: 'call', call: 'visits', problem: 'status', status: 503, release: '', page },
    ]);
  });

  it('a wrong password is none', async () => {
    server.use(
      http.post(config.calls.signIn, () =>
        HttpResponse.text('{}', { status: 400, headers: anyOrigin }),
      ),
    );
    await expect(send({ method: 'POST', url: config.calls.signIn })).rejects.toThrow();
    expect(reports).toEqual([]);
  });

  it('an extension’s error, and one without a place, is not the site’s', () => {
    happen(window, 'error', { error: undefined, filename: '', lineno: 0, colno: 0 });
    happen(window, 'error', { filename: 'moz-extension://a/x.js', lineno: 1, colno: 1 });
    happen(window, 'unhandledrejection', { reason: 'Asha Rao' });
    expect(reports).toEqual([]);
  });

  it('a fault that repeats itself is told once, and five are enough', () => {
    for (let line = 0; line < 40; line += 1) {
      const about = { filename: own('x-a1b2c3.js'), lineno: line % 20, colno: 1 };
      happen(window, 'error', { error: errorAt('x-a1b2c3.js'), ...about });
    }
    expect(reports).toHaveLength(5);
    expect(new Set(reports.map(({ at }) => at)).size).toBe(5);
  });

  it('a browser that refuses the report breaks nothing', () => {
    sendBy(() => {
      throw new TypeError('Refused');
    });
    const about = { filename: own('x-a1b2c3.js'), lineno: 1, colno: 1 };
    expect(() =>
      happen(window, 'error', { error: errorAt('x-a1b2c3.js'), ...about }),
    ).not.toThrow();
    sendBy(undefined);
    expect(() => happen(window, 'error', { error: null, ...about, lineno: 2 })).not.toThrow();
  });
});
