import {
  clientId,
  expiredCode,
  sampleCode,
  samplePassword,
  type StaffLogin,
  staffLogins,
} from './data/staff.ts';
import { issueToken, seal, unseal } from './tokens.ts';

/** The parts of a request that the sample pool reads. */
export interface Body {
  ClientId?: string;
  AuthFlow?: string;
  AuthParameters?: Record<string, string>;
  ChallengeName?: string;
  ChallengeResponses?: Record<string, string>;
  Session?: string;
  Token?: string;
  RefreshToken?: string;
  Username?: string;
  Password?: string;
  ConfirmationCode?: string;
}

export type Answer = Record<string, unknown>;

/** Cognito's error: its type and its sentence. */
export class Refusal extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

/** How long a session lasts, in ms; Cognito's default. */
const sessionMs = 180_000;

/** The sample password policy, with Cognito's words. */
const policy: readonly [RegExp, string][] = [
  [/.{8}/, 'Password not long enough'],
  [/[A-Z]/, 'Password must have uppercase characters'],
  [/[a-z]/, 'Password must have lowercase characters'],
  [/\d/, 'Password must have numeric characters'],
  [/[^A-Za-z0-9]/, 'Password must have symbol characters'],
];

const invalidSession = () =>
  new Refusal('NotAuthorizedException', 'Invalid session for the user, session is expired.');

function checkPassword(password = ''): void {
  const problem = policy.find(([pattern]) => !pattern.test(password))?.[1];
  if (problem)
    throw new Refusal(
      'InvalidPasswordException',
      `Password did not conform with policy: ${problem}`,
    );
}

function checkCode(code?: string): void {
  if (code === expiredCode)
    throw new Refusal(
      'ExpiredCodeException',
      'Invalid code provided, please request a code again.',
    );
  if (code !== sampleCode)
    throw new Refusal('CodeMismatchException', 'Invalid code received for user');
}

function loginFor({ ClientId = '' }: Body, email: unknown): StaffLogin {
  if (ClientId !== clientId)
    throw new Refusal('ResourceNotFoundException', `User pool client ${ClientId} does not exist.`);
  const login = staffLogins.find((each) => each.email === email);
  if (!login) throw new Refusal('UserNotFoundException', 'User does not exist.');
  return login;
}

/** Where a code was sent, as Cognito masks it. */
function deliveryOf({ email, factor }: StaffLogin): Record<string, string> {
  if (factor === 'SMS_MFA') return { CODE_DELIVERY_DESTINATION: '+*******0199' };
  return factor === 'EMAIL_OTP' ? { CODE_DELIVERY_DESTINATION: maskedMail(email) } : {};
}

const maskedMail = (email: string) => `${email[0]}***@v***`;

function tokens({ email, tokenLifetime = 3600 }: StaffLogin, withRefreshToken = true): Answer {
  const AuthenticationResult = {
    AccessToken: issueToken(email, 'access', tokenLifetime),
    ExpiresIn: tokenLifetime,
    IdToken: issueToken(email, 'id', tokenLifetime),
    ...(withRefreshToken && { RefreshToken: seal('refresh', { email }) }),
    TokenType: 'Bearer',
  };
  return { AuthenticationResult, ChallengeParameters: {} };
}

function challenge(ChallengeName: string, login: StaffLogin): Answer {
  return {
    ChallengeName,
    ChallengeParameters: { USER_ID_FOR_SRP: login.email, ...deliveryOf(login) },
    Session: seal('session', { email: login.email, at: Date.now() }),
  };
}

function answerChallenge(body: Body): Answer {
  const { USERNAME, NEW_PASSWORD, ...codes } = body.ChallengeResponses ?? {};
  const { email, at } = unseal('session', body.Session ?? '');
  if (email === undefined || email !== USERNAME || Date.now() - Number(at) > sessionMs)
    throw invalidSession();
  const login = loginFor(body, email);
  if (body.ChallengeName !== (login.isNew ? 'NEW_PASSWORD_REQUIRED' : login.factor))
    throw invalidSession();
  // Not stored, so that a first login can be tried again.
  if (login.isNew) checkPassword(NEW_PASSWORD);
  else checkCode(codes[`${login.factor}_CODE`]);
  return tokens(login);
}

/** The sample user pool's operations by Cognito's names; each throws a Refusal. Passwords and spent tokens last until a restart. */
export function createPool(): Readonly<Record<string, (body: Body) => Answer>> {
  /** Set by 'Forgot your password?'. The sample password stays valid for the next tester. */
  const passwords = new Map<string, string>();
  /** Refresh tokens revoked or, with rotation, used. */
  const spent = new Set<string>();

  function signIn(body: Body): Answer {
    const { USERNAME, PASSWORD = '' } = body.AuthParameters ?? {};
    const login = loginFor(body, USERNAME);
    if (![samplePassword, passwords.get(login.email)].includes(PASSWORD))
      throw new Refusal('NotAuthorizedException', 'Incorrect username or password.');
    if (login.isNew) return challenge('NEW_PASSWORD_REQUIRED', login);
    return login.factor ? challenge(login.factor, login) : tokens(login);
  }

  /** `rotating`: by GetTokensFromRefreshToken, the one call that a client with rotation accepts. */
  function renew(body: Body, token = '', rotating = false): Answer {
    const login = loginFor(body, unseal('refresh', token).email);
    const rotates = login.refresh === 'rotates';
    if (login.refresh === 'refused' || spent.has(token) || rotates !== rotating)
      throw new Refusal('NotAuthorizedException', 'Invalid Refresh Token');
    if (rotates) spent.add(token);
    return tokens(login, rotates);
  }

  return {
    InitiateAuth: (body) =>
      body.AuthFlow === 'REFRESH_TOKEN_AUTH'
        ? renew(body, body.AuthParameters?.REFRESH_TOKEN)
        : signIn(body),
    RespondToAuthChallenge: answerChallenge,
    GetTokensFromRefreshToken: (body) => renew(body, body.RefreshToken, true),
    RevokeToken: ({ Token = '' }) => {
      spent.add(Token);
      return {};
    },
    ForgotPassword: (body) => {
      const { email } = loginFor(body, body.Username);
      const Destination = maskedMail(email);
      return {
        CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination },
      };
    },
    ConfirmForgotPassword: (body) => {
      const { email } = loginFor(body, body.Username);
      checkCode(body.ConfirmationCode);
      checkPassword(body.Password);
      passwords.set(email, body.Password ?? '');
      return {};
    },
  };
}
