import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announceFailure } from '#src/api/announceFailure.ts';
import { ApiError } from '#src/api/ApiError.ts';
import { config } from '#src/config/env.ts';

const { signIn, visits } = config.calls;
const status = (code: number) => new ApiError('status', 'x', { status: code });

/** What the page is told of a failed call. */
function toldOf(url: string, error: unknown): unknown {
  const told: unknown[] = [];
  const listener = (event: Event) => void told.push((event as CustomEvent<unknown>).detail);
  window.addEventListener('sitefailure', listener);
  // It is thrown on as it was.
  expect(announceFailure(url, error)).toBe(error);
  window.removeEventListener('sitefailure', listener);
  return told[0];
}

describe('a call that failed', () => {
  beforeEach(() => void vi.stubEnv('VITE_REPORTS_URL', 'https://reports.clinic.test/site'));

  it.each([
    ['a status', visits, status(400), { call: 'visits', problem: 'status', status: 400 }],
    ['no answer', visits, new ApiError('network', 'x'), { call: 'visits', problem: 'network' }],
    [
      'an address that no setting names',
      'https://x.test',
      new ApiError('shape', 'x'),
      { call: 'another', problem: 'shape' },
    ],
    [
      'a login whose server has a problem',
      signIn,
      status(500),
      { call: 'signIn', problem: 'status', status: 500 },
    ],
  ])('a call that failed is told by its name, kind and status: %s', (_, url, error, report) => {
    expect(toldOf(url, error)).toEqual({ report: { kind: 'call', ...report } });
  });

  it.each([
    ['called off', visits, new ApiError('cancelled', 'x')],
    ['refused as a wrong password is', signIn, status(400)],
    ['broken by a fault of the site itself', visits, new TypeError('x')],
  ])('a call that failed is not told where it was %s', (_, url, error) => {
    expect(toldOf(url, error)).toBeUndefined();
  });

  it('a call that failed is not told where nobody reads reports', () => {
    vi.stubEnv('VITE_REPORTS_URL', '');
    expect(toldOf(visits, status(500))).toBeUndefined();
  });
});
