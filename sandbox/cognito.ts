import { http, HttpResponse, type HttpHandler } from 'msw';
import { sampleCode, samplePassword, staffLogins } from './data/staff.ts';
import { issueToken } from './tokens.ts';

/** The parts of the calls that the sandbox reads. */
interface Body {
  AuthFlow?: string;
  AuthParameters?: { USERNAME?: string; PASSWORD?: string; REFRESH_TOKEN?: string };
  ChallengeResponses?: { USERNAME?: string; SMS_MFA_CODE?: string };
  ConfirmationCode?: string;
  Password?: string;
}

/** Answers the calls of a login as Cognito does. They have one address; a header names the operation. */
export function cognitoHandler(): HttpHandler {
  /** Any of them opens any sample login. */
  const passwords = [samplePassword];

  const operations: Record<string, (body: Body) => Response> = {
    InitiateAuth: ({ AuthFlow, AuthParameters = {} }) => {
      const { USERNAME, PASSWORD = '', REFRESH_TOKEN } = AuthParameters;
      if (AuthFlow === 'REFRESH_TOKEN_AUTH') return tokens(REFRESH_TOKEN);
      const login = loginOf(USERNAME);
      if (!login || !passwords.includes(PASSWORD)) return wrongLogin();
      return login.challenge ? challenge(login.challenge, login.email) : tokens(login.email);
    },
    RespondToAuthChallenge: ({ ChallengeResponses = {} }) => {
      const { USERNAME, SMS_MFA_CODE = sampleCode } = ChallengeResponses;
      return SMS_MFA_CODE === sampleCode ? tokens(USERNAME) : wrongCode();
    },
    ForgotPassword: () => respond({}),
    ConfirmForgotPassword: ({ ConfirmationCode, Password = '' }) => {
      if (ConfirmationCode !== sampleCode) return wrongCode();
      passwords.push(Password);
      return respond({});
    },
    RevokeToken: () => respond({}),
  };

  return http.post(
    ({ request }) => operationOf(request) in operations,
    async ({ request }) => operations[operationOf(request)]?.((await request.json()) as Body),
  );
}

const operationOf = ({ headers }: Request) => headers.get('x-amz-target')?.split('.')[1] ?? '';

const loginOf = (email?: string) => staffLogins.find((login) => login.email === email);

/** The refresh token is the e-mail, so that it survives a restart. */
function tokens(email?: string): Response {
  const login = loginOf(email);
  if (!login) return wrongLogin();
  const IdToken = issueToken(login.email, login.tokenLifetime ?? 3600);
  return respond({ AuthenticationResult: { IdToken, RefreshToken: login.email } });
}

const challenge = (ChallengeName: string, email: string) =>
  respond({
    ChallengeName,
    ChallengeParameters: {
      USER_ID_FOR_SRP: email,
      CODE_DELIVERY_DESTINATION: '+*******0199',
    },
    Session: 'sample-session',
  });

const wrongLogin = () => refuse('NotAuthorizedException', 'Incorrect username or password.');

const wrongCode = () => refuse('CodeMismatchException', 'Invalid code received for user');

const refuse = (__type: string, message: string) => respond({ __type, message }, 400);

const respond = (body: object, status = 200) =>
  HttpResponse.json(body, {
    status,
    headers: { 'content-type': 'application/x-amz-json-1.1' },
  }) as Response;
