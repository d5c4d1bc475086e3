import { config } from '#src/config/env.ts';
import { ApiError } from './ApiError.ts';

/**
 * Tells the page that a call failed, where failures are reported (src/app/reportFailures.ts): which one, how, and the status of its
 * answer; nothing of what was sent or came back. Returns the error, to be thrown.
 */
export function announceFailure(url: string, error: unknown): unknown {
  if (!import.meta.env.VITE_REPORTS_URL) return error;
  if (!(error instanceof ApiError) || error.kind === 'cancelled') return error;
  const [call = 'another'] = Object.entries(config.calls).find(([, known]) => known === url) ?? [];
  const { kind: problem, status } = error;
  // A wrong password or code is an answer, not a failure.
  if (call === 'signIn' && status === 400) return error;
  const report = { kind: 'call', call, problem, ...(status && { status }) } as const;
  window.dispatchEvent(new CustomEvent('sitefailure', { detail: { report } }));
  return error;
}
