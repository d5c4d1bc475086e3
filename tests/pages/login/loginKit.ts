import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { samplePassword } from '#sandbox/data/staff.ts';
import { fill, press } from '#tests/support/controls.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

export const field = (label: string) => screen.getByLabelText(label);

/** Opens the login page and logs in with the password of every sample login. */
export async function logInAs(email: string) {
  const view = await renderAt('/login');
  fill('Email', email);
  fill('Password', samplePassword);
  press('Login');
  return view;
}

/** Waits for the list that a login leads to. */
export const listed = () => screen.findByText(/^Page 1 of/);

/** Waits until the one alert that says something says this. */
export const said = (text: string | RegExp) =>
  waitFor(() => {
    const alerts = screen.getAllByRole('alert').filter((box) => box.textContent !== '');
    expect(alerts).toHaveLength(1);
    expect(alerts[0]).toHaveTextContent(text);
  });
