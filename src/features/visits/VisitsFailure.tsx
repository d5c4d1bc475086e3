import { type AccessProblem, accessProblemOf } from '#src/api/accessProblem.ts';
import { useIdToken } from '#src/api/loginTokens.ts';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Alert } from '#src/components/notices/Alert.tsx';
import { StatusNotice } from '#src/components/notices/StatusNotice.tsx';
import { ToolLink } from '#src/components/ToolButton.tsx';
import { config } from '#src/config/env.ts';
import type { VisitsResult } from './useVisits.ts';

const sentences: Record<AccessProblem, string> = {
  'logged out': 'The visits need a login. Log in to see them.',
  refused: 'Your login is no longer accepted. Log in again.',
  forbidden:
    'This login may not see the visits. Log in again, or ask whoever looks after the staff accounts.',
  'maybe refused': 'Check the connection and try again. If that does not help, log in again.',
};

interface VisitsFailureProps {
  result: VisitsResult;
  loginHref: string;
}

export function VisitsFailure({ result, loginHref }: VisitsFailureProps) {
  const hasFailed = result.status === 'error';
  const token = useIdToken();
  const isLoginProblem = hasFailed && config.visitsNeedToken && token !== undefined;
  const problem = isLoginProblem ? accessProblemOf(result.error, token) : undefined;
  return (
    <>
      <Alert
        kind="error"
        message={hasFailed ? 'Failed to fetch data. Please try again later.' : undefined}
      >
        <Button size="compact" passesFocus onClick={result.refetch}>
          <Icon icon="RotateCw" />
          Try again
        </Button>
      </Alert>
      <StatusNotice message={problem && sentences[problem]}>
        <ToolLink href={loginHref}>Log in</ToolLink>
      </StatusNotice>
    </>
  );
}
