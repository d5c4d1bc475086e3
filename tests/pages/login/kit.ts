import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';

export const staffEmail = 'staff@vetbuddy.example';

export const field = (label: string) => screen.getByLabelText(label);

export function fill(label: string, value: string) {
  fireEvent.change(field(label), { target: { value } });
}

export function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** Opens the login page and logs in with the password of every sample login. */
export async function logInAs(email: string, address = '/login') {
  const view = await renderAt(address);
  fill('Email', email);
  fill('Password', 'Sample-Paws-2026');
  press('Login');
  return view;
}

/** The one alert that says something. */
export async function alert() {
  return waitFor(() => {
    const [first, ...more] = screen.getAllByRole('alert').filter((box) => box.textContent !== '');
    expect(more).toEqual([]);
    if (!first) throw new Error('no alert says anything');
    return first;
  });
}

/** Waits until the alert says this. */
export const said = (words: string | RegExp) =>
  waitFor(async () => expect(await alert()).toHaveTextContent(words));

/** Answers what is sent to Cognito from now on, and returns the operation and body of each call. */
export function answerCognito(answer: () => Response | Promise<Response>): [string, unknown][] {
  const calls: [string, unknown][] = [];
  server.use(
    http.post('https://cognito-idp.ap-south-1.amazonaws.com/', async ({ request }) => {
      const operation = request.headers.get('x-amz-target')?.split('.')[1] ?? '';
      calls.push([operation, await request.json()]);
      return answer();
    }),
  );
  return calls;
}

export function cognitoError(type: string, message = 'No.') {
  return HttpResponse.json({ __type: type, message }, { status: 400 });
}

/** Lets what is sent to Cognito from now on get lost. */
export function loseAnswers() {
  expectConsole('error', 'The login failed unexpectedly.');
  return answerCognito(() => Response.error());
}
