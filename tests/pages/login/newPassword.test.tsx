import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';

const cognito = 'https://cognito-idp.ap-south-1.amazonaws.com/';
const maybeSaved =
  'The new password may already be saved. Log in again: with the new one first, or else with the one you were given.';

/** An answer that does not come. */
const held = new Promise<Response>(() => undefined);

function submitLogin(email: string, password: string) {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
}

/** Logs in with the password that was handed out. */
async function firstLogin() {
  const view = await renderAt('/login');
  submitLogin('new.starter@vetbuddy.example', 'Sample-Paws-2026');
  await screen.findByRole('heading', { name: 'Choose a new password' });
  return view;
}

function choose(password: string) {
  fireEvent.change(screen.getByLabelText('New Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Save and log in' }));
}

/** Answers what is sent from now on, and gives the bodies. */
function answerWith(answer: () => Response | Promise<Response>): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http.post(cognito, async ({ request }) => {
      bodies.push([request.headers.get('x-amz-target'), await request.json()]);
      return answer();
    }),
  );
  return bodies;
}

/** Has the next login asked for a new password, for the name that the pool itself gave the user. */
function callHerUser1() {
  server.use(
    http.post(
      cognito,
      () =>
        HttpResponse.json({
          ChallengeName: 'NEW_PASSWORD_REQUIRED',
          Session: 'session-1',
          ChallengeParameters: { USER_ID_FOR_SRP: 'user-1' },
        }),
      { once: true },
    ),
  );
}

/** How Cognito turns a session away. */
function sessionRefused(why: string) {
  return HttpResponse.json(
    {
      __type: 'NotAuthorizedException',
      message: `Invalid session for the user, session ${why}.`,
    },
    { status: 400 },
  );
}

describe('the first login', () => {
  it('asks for a new password in place of the login form, and stores nothing meanwhile', async () => {
    const { router } = await firstLogin();
    const field = screen.getByLabelText('New Password');
    expect(field).toHaveAccessibleDescription(
      /^Choose a new password +Usually 8 characters or more/,
    );
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    expect(localStorage).toHaveLength(0);
    expect(router.state.location.pathname).toBe('/login');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('logs in with the new password as with any other', async () => {
    const { router } = await firstLogin();
    choose('Brand-New-Paws-1');
    expect(await screen.findByText('Login successful!')).toBeVisible();
    expect(router.state.location.pathname).toBe('/appointmentlist');
    expect(Object.keys(localStorage)).toEqual(['idToken']);
  });

  it('answers the challenge with its session, the pool’s user name and the password as typed', async () => {
    callHerUser1();
    await firstLogin();
    const bodies = answerWith(() =>
      HttpResponse.json({ __type: 'X', message: 'No.' }, { status: 400 }),
    );
    choose(' new password ');
    expect(await screen.findByText('Login failed: X - No.')).toBeVisible();
    expect(bodies).toEqual([
      [
        'AWSCognitoIdentityProviderService.RespondToAuthChallenge',
        {
          ChallengeName: 'NEW_PASSWORD_REQUIRED',
          ClientId: 'sample-client',
          ChallengeResponses: { USERNAME: 'user-1', NEW_PASSWORD: ' new password ' },
          Session: 'session-1',
        },
      ],
    ]);
  });

  it.each([
    ['short', 'The new password is too short. Make it longer.'],
    ['no-capitals-1', 'The new password needs a capital letter.'],
    ['NO-SMALL-ONES-1', 'The new password needs a small letter.'],
    ['No-Numbers-Here', 'The new password needs a number.'],
    ['NoSignsHere1', 'The new password needs a symbol, like ! or -.'],
  ])('says what %s lacks, and keeps it to be changed', async (password, words) => {
    await firstLogin();
    choose(password);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText('New Password')).toHaveValue(password);
    expect(screen.getByLabelText('New Password')).toHaveFocus();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['Password has previously been used.', 'This password was used before. Choose another one.'],
    ['Too simple.', 'This password can’t be used: Too simple.'],
    ['', 'This password can’t be used: choose another one'],
  ])('shows Cognito’s reason %j', async (message, words) => {
    await firstLogin();
    answerWith(() =>
      HttpResponse.json({ __type: 'InvalidPasswordException', message }, { status: 400 }),
    );
    choose('Whatever-1');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('requires a new password, and sends nothing without one', async () => {
    await firstLogin();
    const bodies = answerWith(() => HttpResponse.json({}));
    choose('   ');
    expect(await screen.findByText('A new password is required.')).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it('sends one answer for many clicks', async () => {
    await firstLogin();
    const bodies = answerWith(() =>
      HttpResponse.json({ __type: 'X', message: 'No.' }, { status: 400 }),
    );
    fireEvent.change(screen.getByLabelText('New Password'), { target: { value: 'Paws-1' } });
    const button = screen.getByRole('button', { name: 'Save and log in' });
    // All before the page is drawn again: only a lock that acts at once holds.
    act(() => {
      for (let press = 0; press < 5; press += 1) button.click();
    });
    await screen.findByText('Login failed: X - No.');
    expect(bodies).toHaveLength(1);
  });

  it('returns to the login when the challenge has expired', async () => {
    await firstLogin();
    answerWith(() => sessionRefused('is expired'));
    choose('Brand-New-Paws-1');
    expect(
      await screen.findByText('That took too long. Log in again with the password you were given.'),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  });

  it.each(['can only be used once', 'is expired'])(
    'says that the new password may be saved where its answer was lost and the session then %s',
    async (words) => {
      await firstLogin();
      expectConsole('error', 'The login failed unexpectedly.');
      const lost = answerWith(() => HttpResponse.error());
      choose('Brand-New-Paws-1');
      await screen.findByText('An unexpected error occurred. Please try again.');
      expect(lost).toHaveLength(1);
      answerWith(() => sessionRefused(words));
      choose('Brand-New-Paws-1');
      expect(await screen.findByText(maybeSaved)).toBeVisible();
      expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
      expect(screen.queryByText(/^That took too long/)).not.toBeInTheDocument();
    },
  );

  it('names a further step after the new password', async () => {
    await firstLogin();
    answerWith(() => HttpResponse.json({ ChallengeName: 'DEVICE_SRP_AUTH', Session: 's' }));
    choose('Brand-New-Paws-1');
    expect(
      await screen.findByText(
        'This account needs another step that can’t be done here (DEVICE_SRP_AUTH). Ask whoever looks after the staff accounts.',
      ),
    ).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['goes back', () => fireEvent.click(screen.getByRole('button', { name: 'Back to the login' }))],
    [
      'took too long',
      () => {
        answerWith(() => sessionRefused('is expired'));
        choose('Brand-New-Paws-1');
      },
    ],
  ])('keeps the e-mail, but no password, for a user who %s', async (_, leave) => {
    callHerUser1();
    await firstLogin();
    leave();
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue(
      'new.starter@vetbuddy.example',
    );
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('logs in with the kept e-mail unchanged', async () => {
    const { user } = await firstLogin();
    await user.click(screen.getByRole('button', { name: 'Back to the login' }));
    const bodies = answerWith(() =>
      HttpResponse.json({ __type: 'X', message: 'No.' }, { status: 400 }),
    );
    await user.type(screen.getByLabelText('Password'), 'Brand-New-Paws-1');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByText('Login failed: X - No.');
    expect(bodies).toMatchObject([
      [
        'AWSCognitoIdentityProviderService.InitiateAuth',
        { AuthParameters: { USERNAME: 'new.starter@vetbuddy.example' } },
      ],
    ]);
  });

  it.each([
    ['while the new password is being saved', () => held, 'Saving…'],
    [
      'after its answer got lost',
      () => {
        expectConsole('error', 'The login failed unexpectedly.');
        return HttpResponse.error();
      },
      'An unexpected error occurred. Please try again.',
    ],
  ])(
    'says that the new password may be saved to whoever goes back %s',
    async (_, answer, words) => {
      const { user } = await firstLogin();
      const bodies = answerWith(answer);
      choose('Brand-New-Paws-1');
      expect(await screen.findByText(words)).toBeVisible();
      await waitFor(() => expect(bodies).toHaveLength(1));
      await user.click(screen.getByRole('button', { name: 'Back to the login' }));
      expect(await screen.findByText(maybeSaved)).toBeVisible();
      expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    },
  );

  it('does not say so to a user who returns after a refusal, also one after a lost answer', async () => {
    const { user } = await firstLogin();
    expectConsole('error', 'The login failed unexpectedly.');
    answerWith(() => HttpResponse.error());
    choose('short');
    await screen.findByText('An unexpected error occurred. Please try again.');
    answerWith(() =>
      HttpResponse.json(
        { __type: 'InvalidPasswordException', message: 'Too simple.' },
        { status: 400 },
      ),
    );
    choose('short');
    await screen.findByText('This password can’t be used: Too simple.');
    await user.click(screen.getByRole('button', { name: 'Back to the login' }));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    expect(screen.queryByText(maybeSaved)).not.toBeInTheDocument();
  });

  it('returns to the login form on request', async () => {
    const { user } = await firstLogin();
    await user.click(screen.getByRole('button', { name: 'Back to the login' }));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
  });

  it('says so when the new password fails unexpectedly', async () => {
    await firstLogin();
    expectConsole('error', 'The login failed unexpectedly.');
    answerWith(() => HttpResponse.error());
    choose('Brand-New-Paws-1');
    expect(
      await screen.findByText('An unexpected error occurred. Please try again.'),
    ).toBeVisible();
  });
});

describe('any other step that Cognito wants', () => {
  it('names any other step that Cognito wants', async () => {
    answerWith(() => HttpResponse.json({ ChallengeName: 'CUSTOM_CHALLENGE', Session: 's' }));
    await renderAt('/login');
    submitLogin('a@b.example', 'x');
    expect(
      await screen.findByText(/^This account needs another step .* \(CUSTOM_CHALLENGE\)\./),
    ).toBeVisible();
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });
});
