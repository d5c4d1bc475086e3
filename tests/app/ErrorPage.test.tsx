import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ErrorPage } from '#src/app/ErrorPage.tsx';
import { brand } from '#content/brand.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';

const fire = new Error('The kennel is on fire');
const teapot = new Response('', { status: 418, statusText: 'I am a teapot' });
const fail = (error: unknown) => () => {
  throw error;
};

it.each([
  ['a page that throws', { Component: fail(fire) }, 'The kennel is on fire'],
  ['a page whose loader throws', { loader: fail(fire), element: null }, 'The kennel is on fire'],
  [
    'a page whose loader gets a bad answer',
    { loader: fail(teapot), element: null },
    '418 I am a teapot',
  ],
])(
  '%s shows the specified message and the phone number, without a stack',
  async (_, page, words) => {
    if ('Component' in page) expectConsole('error', /The kennel is on fire/);
    const route = {
      path: '/',
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <p>Loading</p>,
    };
    render(<RouterProvider router={createMemoryRouter([{ ...route, ...page }])} />);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Unexpected Application Error!',
    );
    expect(screen.getByText(words)).toBeVisible();
    expect(document.body.textContent).not.toMatch(/\bat \w+.*:\d+|ErrorPage\.test/);
    expect(screen.getByRole('link', { name: brand.phone.display })).toHaveAttribute(
      'href',
      brand.phone.href,
    );
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
);
