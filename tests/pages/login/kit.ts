import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';

const cognito = 'https://cognito-idp.ap-south-1.amazonaws.com/';

export function fill(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
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

/** Answers what is sent to Cognito from now on, and returns the operation and body of each call. */
export function answerCognito(answer: () => Response | Promise<Response>): [string, unknown][] {
  const calls: [string, unknown][] = [];
  server.use(
    http.post(cognito, async ({ request }) => {
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
