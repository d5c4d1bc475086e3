import { asRecord, errorResponse, respond } from './cognitoResponses.ts';
import {
  clientId,
  expiredCode,
  sampleCode,
  samplePassword,
  type SecondFactor,
  type StaffLogin,
  staffLogins,
} from './data/staff.ts';
import { issueToken, seal, unseal } from './tokens.ts';

type Body = Record<string, unknown>;

/** How long a session lasts, in ms; Cognito's default. */
const sessionMs = 180_000;

const codeFields = {
  SMS_MFA: 'SMS_MFA_CODE',
  SOFTWARE_TOKEN_MFA: 'SOFTWARE_TOKEN_MFA_CODE',
  EMAIL_OTP: 'EMAIL_OTP_CODE',
} as const;

const invalidSession = () =>
  errorResponse('NotAuthorizedException', 'Invalid session for the user, session is expired.');

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The sample password policy: eight characters with all four kinds. Undefined where the password satisfies it. */
function policyProblem(password: string): Response | undefined {
  const problem = [
    [/.{8}/, 'Password not long enough'] as const,
    [/[A-Z]/, 'Password must have uppercase characters'] as const,
    [/[a-z]/, 'Password must have lowercase characters'] as const,
    [/\d/, 'Password must have numeric characters'] as const,
    [/[^A-Za-z0-9]/, 'Password must have symbol characters'] as const,
  ].find(([pattern]) => !pattern.test(password))?.[1];
  return problem
    ? errorResponse('InvalidPasswordException', `Password did not conform with policy: ${problem}`)
    : undefined;
}

/** The sample user pool. It knows its sessions and tokens by their seal; what it has to store, it forgets with a restart. */
export class CognitoPool {
  readonly #now: () => number;
  /** Passwords that were set by 'Forgot your password?'. The sample password stays good, for whoever tries next. */
  readonly #passwords = new Map<string, string>();
  /** Refresh tokens that were revoked or, with rotation, used. */
  readonly #spent = new Set<string>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** By the name in the target header. */
  readonly operations: Readonly<Record<string, (body: Body) => Response>> = {
    InitiateAuth: (body) => this.#initiateAuth(body),
    RespondToAuthChallenge: (body) => this.#respondToChallenge(body),
    GetTokensFromRefreshToken: (body) => this.#refresh(body, body.RefreshToken, true),
    RevokeToken: (body) => this.#revoke(body),
    ForgotPassword: (body) => this.#forgotPassword(body),
    ConfirmForgotPassword: (body) => this.#confirmForgotPassword(body),
  };

  #initiateAuth(body: Body): Response {
    const { USERNAME, PASSWORD, REFRESH_TOKEN } = asRecord(body.AuthParameters);
    if (body.AuthFlow === 'REFRESH_TOKEN_AUTH') return this.#refresh(body, REFRESH_TOKEN, false);
    if (body.AuthFlow !== 'USER_PASSWORD_AUTH') {
      return errorResponse('InvalidParameterException', 'Only USER_PASSWORD_AUTH is offered here.');
    }
    const username = text(USERNAME);
    const password = text(PASSWORD);
    for (const [name, value] of Object.entries({ USERNAME: username, PASSWORD: password })) {
      if (value === '')
        return errorResponse('InvalidParameterException', `Missing required parameter ${name}`);
    }
    const login = this.#loginFor(body.ClientId, username);
    if (login instanceof Response) return login;
    if (![samplePassword, this.#passwords.get(username)].includes(password)) {
      return errorResponse('NotAuthorizedException', 'Incorrect username or password.');
    }
    return this.#nextStep(login);
  }

  #loginFor(client: unknown, username: string): StaffLogin | Response {
    if (client !== clientId) {
      const message = `User pool client ${text(client)} does not exist.`;
      return errorResponse('ResourceNotFoundException', message);
    }
    return (
      staffLogins.find(({ email }) => email === username) ??
      errorResponse('UserNotFoundException', 'User does not exist.')
    );
  }

  /** The challenge of a login, or its tokens. */
  #nextStep(login: StaffLogin): Response {
    if (login.isNew) {
      return this.#challenge('NEW_PASSWORD_REQUIRED', login, {
        requiredAttributes: '[]',
        userAttributes: JSON.stringify({ email: login.email, email_verified: 'true' }),
      });
    }
    return login.factor ? this.#codeChallenge(login, login.factor) : this.#tokens(login);
  }

  #codeChallenge(login: StaffLogin, factor: SecondFactor): Response {
    const delivery: Record<SecondFactor, Record<string, string>> = {
      SMS_MFA: { CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS', CODE_DELIVERY_DESTINATION: '+*******0199' },
      EMAIL_OTP: {
        CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL',
        CODE_DELIVERY_DESTINATION: `${login.email[0]}***@v***`,
      },
      SOFTWARE_TOKEN_MFA: { FRIENDLY_DEVICE_NAME: 'Sample phone' },
    };
    return this.#challenge(factor, login, delivery[factor]);
  }

  #challenge(name: string, { email }: StaffLogin, parameters: Record<string, string>): Response {
    return respond({
      ChallengeName: name,
      ChallengeParameters: { USER_ID_FOR_SRP: email, ...parameters },
      Session: seal('session', { email, at: this.#now() }),
    });
  }

  /** The login of a session; undefined where it is not ours, or has expired. */
  #loginOf(session: unknown): StaffLogin | undefined {
    const { email, at } = unseal('session', session) ?? {};
    if (this.#now() - Number(at) > sessionMs) return undefined;
    return staffLogins.find((candidate) => candidate.email === email);
  }

  #respondToChallenge(body: Body): Response {
    const responses = asRecord(body.ChallengeResponses);
    const login = this.#loginOf(body.Session);
    if (!login || responses.USERNAME !== login.email) return invalidSession();
    const { isNew, factor } = login;
    // The new password is not stored: the next login starts with the sample password again.
    if (isNew && body.ChallengeName === 'NEW_PASSWORD_REQUIRED')
      return policyProblem(text(responses.NEW_PASSWORD)) ?? this.#tokens(login);
    if (!factor || body.ChallengeName !== factor) return invalidSession();
    return this.#codeProblem(text(responses[codeFields[factor]])) ?? this.#tokens(login);
  }

  #codeProblem(code: string): Response | undefined {
    if (code === expiredCode) {
      return errorResponse(
        'ExpiredCodeException',
        'Invalid code provided, please request a code again.',
      );
    }
    return code === sampleCode
      ? undefined
      : errorResponse('CodeMismatchException', 'Invalid code received for user');
  }

  #tokens(login: StaffLogin, withRefreshToken = true): Response {
    const { email, tokenLifetime = 3600 } = login;
    const now = this.#now();
    return respond({
      AuthenticationResult: {
        AccessToken: issueToken(email, 'access', now, tokenLifetime),
        ExpiresIn: tokenLifetime,
        IdToken: issueToken(email, 'id', now, tokenLifetime),
        ...(withRefreshToken && { RefreshToken: seal('refresh', { email }) }),
        TokenType: 'Bearer',
      },
      ChallengeParameters: {},
    });
  }

  /** `rotating`: the call is GetTokensFromRefreshToken, the only one for an app client that rotates. */
  #refresh(body: Body, token: unknown, rotating: boolean): Response {
    const { email } = unseal('refresh', token) ?? {};
    const login = this.#loginFor(body.ClientId, text(email));
    if (login instanceof Response || login.refresh === 'refused') {
      return errorResponse('NotAuthorizedException', 'Invalid Refresh Token');
    }
    const rotates = login.refresh === 'rotates';
    if (rotates && !rotating) {
      return errorResponse(
        'NotAuthorizedException',
        'Refresh token rotation is enabled: use GetTokensFromRefreshToken.',
      );
    }
    if (this.#spent.has(text(token))) {
      return rotates
        ? errorResponse('RefreshTokenReuseException', 'Refresh token has been used already')
        : errorResponse('NotAuthorizedException', 'Refresh Token has been revoked');
    }
    if (rotates) this.#spent.add(text(token));
    return this.#tokens(login, rotates);
  }

  #revoke(body: Body): Response {
    this.#spent.add(text(body.Token));
    return respond({});
  }

  #forgotPassword(body: Body): Response {
    const login = this.#loginFor(body.ClientId, text(body.Username));
    if (login instanceof Response) return login;
    if (login.isNew) {
      return errorResponse(
        'NotAuthorizedException',
        'User password cannot be reset in the current state.',
      );
    }
    return respond({
      CodeDeliveryDetails: {
        AttributeName: 'email',
        DeliveryMedium: 'EMAIL',
        Destination: `${login.email[0]}***@v***`,
      },
    });
  }

  #confirmForgotPassword(body: Body): Response {
    const login = this.#loginFor(body.ClientId, text(body.Username));
    if (login instanceof Response) return login;
    const password = text(body.Password);
    const problem = this.#codeProblem(text(body.ConfirmationCode)) ?? policyProblem(password);
    if (problem) return problem;
    this.#passwords.set(login.email, password);
    return respond({});
  }
}
