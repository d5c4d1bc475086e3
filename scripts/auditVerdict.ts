import { skippedExitCode } from './systemPackages.ts';

interface Report {
  vulnerabilities?: Record<string, { severity: string; range: string }>;
  message?: string;
}

/** npm's report; empty if npm failed before it printed one. */
function reportIn(printed: string): Report {
  try {
    return (JSON.parse(printed) as Report | null) ?? {};
  } catch {
    return {};
  }
}

/** npm 10 and older try a second, older endpoint after the first; without a network the message may name neither. */
const registryUnavailable =
  /\/security\/(advisories|audits)\/|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT/;

/** What `npm audit --json` has found, by what it printed and complained of, and the code to end with. */
export function verdictOf(printed: string, complaint = ''): { lines: string[]; exitCode: number } {
  const { vulnerabilities, message = '' } = reportIn(printed);
  if (vulnerabilities) {
    const vulnerable = Object.entries(vulnerabilities);
    const named = vulnerable.map(
      ([name, { severity, range }]) => `${name} ${range}: ${severity}. 'npm audit' tells more.`,
    );
    const count = `${vulnerable.length} packages with a known vulnerability`;
    return { lines: [...named, count], exitCode: vulnerable.length > 0 ? 1 : 0 };
  }
  if (!registryUnavailable.test(message))
    return { lines: [complaint.trim() || message], exitCode: 1 };
  const why = `Skipped: the registry does not answer. ${message.replace(/https?:\S+/, '')}`;
  return { lines: [why], exitCode: skippedExitCode };
}
