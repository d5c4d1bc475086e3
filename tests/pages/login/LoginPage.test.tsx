import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';
import { answerRequests, loggedIn, sampleToken } from '#tests/support/staff.ts';

const signInAddress = 'https://cognito-idp.ap-south-1.amazonaws.com/';

/** Answers the sign-in and gives the bodies that came. */
function answerSignIn(answer: () => Response | Promise<Response>): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http.post(signInAddress, async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
  return bodies;
}

function email() {
  return screen.getByRole('textbox', { name: 'Email' });
}

function password() {
  return screen.getByLabelText('Password');
}

function loginButton() {
  return screen.getByRole('button', { name: 'Login' });
}

/** The one alert that says something. */
async function alert() {
  return waitFor(() => {
    const [first, ...more] = screen.getAllByRole('alert').filter((box) => box.textContent !== '');
    expect(more).toEqual([]);
    if (!first) throw new Error('no alert says anything');
    return first;
  });
}

/** Fills in both fields at once, without typing, and clicks. */
async function logIn(
  user: Awaited<ReturnType<typeof renderAt>>['user'],
  name = 'staff@vetbuddy.example',
  word = 'Sample-Paws-2026',
) {
  fill(email(), name);
  fill(password(), word);
  await user.click(loginButton());
}

function fill(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
}

describe('the login page', () => {
  it('asks for e-mail and password under its headline', async () => {
    await renderAt('/login');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Login to Your Account$/);
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');
  });

  it.each(['', '   '])(
    'says that an e-mail of %j is required, and sends nothing',
    async (blank) => {
      const calls = answerSignIn(() => HttpResponse.json({}));
      const { user } = await renderAt('/login');
      if (blank) await user.type(email(), blank);
      fill(password(), 'something');
      await user.click(loginButton());
      expect(await alert()).toHaveTextContent(/^Email is required\.$/);
      expect(email()).toHaveFocus();
      expect(password()).toHaveValue('something');
      expect(calls).toEqual([]);
    },
  );

  it.each(['', '   '])(
    'says that a password of %j is required, and sends nothing',
    async (blank) => {
      const calls = answerSignIn(() => HttpResponse.json({}));
      const { user } = await renderAt('/login');
      fill(email(), 'staff@vetbuddy.example');
      if (blank) await user.type(password(), blank);
      await user.click(loginButton());
      expect(await alert()).toHaveTextContent(/^Password is required\.$/);
      expect(password()).toHaveFocus();
      expect(email()).toHaveValue('staff@vetbuddy.example');
      expect(calls).toEqual([]);
    },
  );

  it('logs in, stores only the token, says so and opens the requests', async () => {
    const { user, router } = await renderAt('/login');
    await logIn(user);
    expect(await screen.findByRole('heading', { name: 'Appointment Requests' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/appointmentlist');
    expect(await alert()).toHaveTextContent(/^Login successful!$/);
    expect(Object.keys(localStorage)).toEqual(['idToken']);
    expect(localStorage.getItem('idToken')?.split('.')).toHaveLength(3);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it.each(['/appointmentlist', '/devappointmentlist'])(
    'returns with the filters to the list at %s, and with nothing else of its address',
    async (list) => {
      answerRequests([]);
      const { user, router } = await renderAt(`${list}?q=asha&sort=Oldest&next=//evil.example`);
      const banner = within(screen.getByRole('banner'));
      await user.click(await banner.findByRole('link', { name: 'Log in' }));
      await screen.findByRole('heading', { name: 'Login to Your Account' });
      await logIn(user);
      await screen.findByRole('heading', { name: 'Appointment Requests' });
      const { pathname, search } = router.state.location;
      expect(pathname + search).toBe('/appointmentlist?q=asha&sort=Oldest');
      expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('asha');
    },
  );

  it('takes no filters from another page’s address, nor from a made-up one', async () => {
    const { user, router } = await renderAt('/VetcareVetBuddyVisits?phone=5555502001');
    const banner = within(screen.getByRole('banner'));
    const link = await banner.findByRole('link', { name: 'Log in' });
    expect(link).toHaveAttribute('href', '/login');
    await act(() => router.navigate('/login?from=//evil.example&page=-1&phone=5555502001'));
    await screen.findByRole('heading', { name: 'Login to Your Account' });
    await logIn(user);
    await screen.findByRole('heading', { name: 'Appointment Requests' });
    expect(router.state.location.search).toBe('');
  });

  it('shows empty fields to a user who comes back after a login', async () => {
    const { user, router } = await renderAt('/login');
    await logIn(user);
    await screen.findByRole('heading', { name: 'Appointment Requests' });
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { name: 'Login to Your Account' });
    expect(email()).toHaveValue('');
    expect(password()).toHaveValue('');
  });

  it("does not show 'Login successful!' again after a reload", async () => {
    const { user, router } = await renderAt('/login');
    await logIn(user);
    await alert();
    await waitFor(() => expect(router.state.location.state).toBeNull());
  });

  it('sends the e-mail without spaces around it and the password as typed', async () => {
    answerRequests([]);
    const bodies = answerSignIn(() =>
      HttpResponse.json({ AuthenticationResult: { IdToken: sampleToken() } }),
    );
    const { user } = await renderAt('/login');
    await user.type(email(), ' staff@vetbuddy.example ');
    await user.type(password(), ' pass word ');
    await user.click(loginButton());
    await screen.findByRole('heading', { name: 'Appointment Requests' });
    expect(bodies).toEqual([
      {
        AuthFlow: 'USER_PASSWORD_AUTH',
        ClientId: 'sample-client',
        AuthParameters: { USERNAME: 'staff@vetbuddy.example', PASSWORD: ' pass word ' },
      },
    ]);
  });

  it('says why a login is rejected and keeps what was typed', async () => {
    const { user, router } = await renderAt('/login');
    await logIn(user, 'staff@vetbuddy.example', 'wrong');
    expect(await alert()).toHaveTextContent(
      /^Login failed: NotAuthorizedException - Incorrect username or password\.$/,
    );
    expect(email()).toHaveValue('staff@vetbuddy.example');
    expect(password()).toHaveValue('wrong');
    expect(localStorage).toHaveLength(0);
    expect(router.state.location.pathname).toBe('/login');
  });

  it.each([
    [
      'NotAuthorizedException:http://internal',
      'message',
      'Login failed: NotAuthorizedException - No.',
    ],
    [
      'com.amazonaws.cognito#UserNotFoundException',
      'Message',
      'Login failed: UserNotFoundException - No.',
    ],
  ])('reads the error type %s', async (type, field, text) => {
    answerSignIn(() => HttpResponse.json({ __type: type, [field]: 'No.' }, { status: 400 }));
    const { user } = await renderAt('/login');
    await logIn(user);
    expect((await alert()).textContent).toBe(text);
  });

  it.each([
    ['the line breaks', () => HttpResponse.error()],
    ['the answer is a web page', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
    ['the answer holds no token', () => HttpResponse.json({ AuthenticationResult: {} })],
    ['the answer is nothing', () => new HttpResponse(null, { status: 200 })],
  ])('says that something unexpected happened when %s', async (_, answer) => {
    expectConsole('error', 'The login failed unexpectedly.');
    answerSignIn(answer);
    const { user } = await renderAt('/login');
    await logIn(user);
    expect(await alert()).toHaveTextContent(/^An unexpected error occurred\. Please try again\.$/);
    expect(localStorage).toHaveLength(0);
    expect(password()).toHaveValue('Sample-Paws-2026');
  });

  it('logs in once, however often the button is clicked', async () => {
    const bodies = answerSignIn(async () => {
      await delay(50);
      return HttpResponse.json(
        { __type: 'LimitExceededException', message: 'Wait.' },
        { status: 400 },
      );
    });
    await renderAt('/login');
    fill(email(), 'staff@vetbuddy.example');
    fill(password(), 'x');
    const button = loginButton();
    // All before the page is drawn again: only a lock that acts at once holds.
    act(() => {
      for (let press = 0; press < 20; press += 1) button.click();
    });
    fireEvent.submit(screen.getByRole('form', { name: 'Login' }));
    expect(button).toHaveTextContent('Logging in…');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await alert();
    expect(bodies).toHaveLength(1);
    expect(button).toHaveTextContent('Login');
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  it('does not log in a user who left the page meanwhile', async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    answerSignIn(async () => {
      await asked;
      return HttpResponse.json({ AuthenticationResult: { IdToken: sampleToken() } });
    });
    const { user, router } = await renderAt('/login');
    await logIn(user);
    await act(() => router.navigate('/devHome'));
    await screen.findByRole('heading', { name: 'Received data' });
    answer();
    await delay(50);
    expect(localStorage).toHaveLength(0);
    expect(router.state.location.pathname).toBe('/devHome');
  });

  it('announces the same message again when the same field is empty again', async () => {
    const { user } = await renderAt('/login');
    await user.click(loginButton());
    const box = await alert();
    const texts: string[] = [];
    const observer = new MutationObserver(() => texts.push(box.textContent));
    observer.observe(box, { childList: true, subtree: true, characterData: true });
    const changes: MutationRecord[] = [];
    await user.click(loginButton());
    changes.push(...observer.takeRecords());
    observer.disconnect();
    expect(texts.length + changes.length).toBeGreaterThan(0);
    expect(box).toHaveTextContent('Email is required.');
  });

  it('removes a message that is dismissed', async () => {
    const { user } = await renderAt('/login');
    await user.click(loginButton());
    await alert();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Email is required.')).not.toBeInTheDocument();
  });

  it('shows the password on request, and hides it when it is sent', async () => {
    answerSignIn(() => HttpResponse.json({ __type: 'X', message: 'No.' }, { status: 400 }));
    const { user } = await renderAt('/login');
    fill(email(), 'staff@vetbuddy.example');
    fill(password(), 'open sesame');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(loginButton());
    await alert();
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveValue('open sesame');
  });

  it('works where the browser refuses storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { user } = await renderAt('/login');
    await logIn(user);
    expect(await screen.findByRole('heading', { name: 'Appointment Requests' })).toBeVisible();
    expect(await screen.findByText('Rahul Verma')).toBeVisible();
    // The list asks once more, without a token, on its way out: whether its 401 is logged in time is chance.
    server.use(http.post('*/admin-booking-list', () => HttpResponse.json({ data: [] })));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByRole('heading', { name: 'Login to Your Account' });
  });
});

describe('someone who is already logged in', () => {
  it('tells a logged-in user so, with links to the requests and to log out', async () => {
    loggedIn();
    const { user } = await renderAt('/login');
    const note = await screen.findByText(
      'You are logged in as staff@vetbuddy.example on this device.',
    );
    expect(note).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: 'See the requests' })).toHaveAttribute(
      'href',
      '/appointmentlist',
    );
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(localStorage).toHaveLength(0);
    expect(await alert()).toHaveTextContent(/^You are logged out\.$/);
    expect(note).toBeEmptyDOMElement();
  });

  it('keeps the focus in the page when logging out', async () => {
    loggedIn();
    const { user } = await renderAt('/login');
    const button = await screen.findByRole('button', { name: 'Log out' });
    await user.click(button);
    await alert();
    expect(button).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    // Tab goes on from the button's place, not from the top.
    await user.tab();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  });

  it("removes 'You are logged out.' once another tab logs in", async () => {
    loggedIn();
    const { user } = await renderAt('/login');
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await alert()).toHaveTextContent(/^You are logged out\.$/);
    const newValue = loggedIn();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'idToken', newValue }));
    });
    expect(screen.getByText(/^You are logged in as/)).toBeVisible();
    expect(screen.queryByText('You are logged out.')).not.toBeInTheDocument();
  });

  it('logs out here when another tab logs out', async () => {
    loggedIn();
    await renderAt('/login');
    const note = await screen.findByText(/^You are logged in as/);
    localStorage.removeItem('idToken');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'idToken', newValue: null }));
    });
    expect(note).toBeEmptyDOMElement();
  });

  it('shows no e-mail for an unreadable token, but offers to log out', async () => {
    loggedIn('no-token-at-all');
    await renderAt('/login');
    expect(await screen.findByText('You are logged in on this device.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  it('says that the login has run out by this device’s clock, and lets one try', async () => {
    loggedIn(sampleToken(Date.now() - 1000));
    await renderAt('/login');
    expect(
      await screen.findByText('By this device’s clock your login has run out. Log in again.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the requests' })).toBeVisible();
  });
});

describe('the login page within the site', () => {
  it('links to the home page and the booking form, and is not indexed', async () => {
    await renderAt('/login');
    expect(within(screen.getByRole('banner')).getByRole('link')).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'book a visit here' })).toHaveAttribute(
      'href',
      '/#contacts',
    );
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute(
      'content',
      expect.stringContaining('noindex'),
    );
  });
});
