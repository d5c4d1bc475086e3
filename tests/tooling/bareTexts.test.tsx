import { render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { expectConsole } from '#tests/support/expectConsole.ts';

/** Shows one content, then another in its place. */
function change(...[before, after]: [before: ReactNode[], after: ReactNode[]]) {
  const { rerender, container } = render(createElement('p', {}, ...before));
  rerender(createElement('p', {}, ...after));
  return container.textContent;
}

const spinner = createElement('b', {}, '…');

it('a test fails where something is put before a bare text', () => {
  expectConsole('error', "React puts something before the text 'Book'");
  expect(change([null, 'Book'], [spinner, 'Book'])).toBe('…Book');
});

it('a test fails where a bare text is taken away', () => {
  expectConsole('error', "React takes away the text 'Book'");
  expect(change([spinner, 'Book'], [spinner, null])).toBe('…');
});

it('a test fails where a bare text changes beside another', () => {
  expectConsole('error', "React writes into the text '2'");
  expect(change(['2', ' requests'], ['3', ' requests'])).toBe('3 requests');
});

it('a test passes where a text that is all of its element changes', () => {
  expect(change(['2 requests'], ['3 requests'])).toBe('3 requests');
});
