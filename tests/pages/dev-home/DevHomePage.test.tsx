import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/renderAt.tsx';

it.each([
  ['a parameter a line', 'a=1&b=two%20words', '{\n  "a": "1",\n  "b": "two words"\n}'],
  [
    'every value of a repeated parameter',
    'a=1&a=2&b=',
    '{\n  "a": [\n    "1",\n    "2"\n  ],\n  "b": ""\n}',
  ],
  [
    'markup and unusual names as text',
    `__proto__=x&html=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
    '{\n  "__proto__": "x",\n  "html": "<img src=x onerror=alert(1)>"\n}',
  ],
])('/devHome shows %s', async (_, query, text) => {
  await renderAt(`/devHome?${query}`);
  expect(document.querySelector('pre')?.textContent).toBe(text);
});

it.each(['/devHome', '/devHome?'])('%s says that no data was received', async (address) => {
  await renderAt(address);
  expect(screen.getByText('No data received')).toBeVisible();
});
