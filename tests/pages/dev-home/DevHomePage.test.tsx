import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '#tests/support/renderAt.tsx';

function shown(): unknown {
  return JSON.parse(document.querySelector('pre')?.textContent ?? '');
}

describe('/devHome', () => {
  it('/devHome shows the query parameters, one a line', async () => {
    await renderAt('/devHome?a=1&b=two%20words');
    expect(document.querySelector('pre')?.textContent).toBe(
      '{\n  "a": "1",\n  "b": "two words"\n}',
    );
  });

  it.each(['/devHome', '/devHome?'])('%s says that no data was received', async (address) => {
    await renderAt(address);
    expect(screen.getByText('No data received')).toBeVisible();
  });

  it('/devHome shows every value of a repeated parameter', async () => {
    await renderAt('/devHome?a=1&a=2&b=');
    expect(shown()).toEqual({ a: ['1', '2'], b: '' });
  });

  it('/devHome shows markup and unusual names as text', async () => {
    await renderAt(
      `/devHome?__proto__=x&html=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
    );
    expect(document.querySelector('pre')?.textContent).toContain('"__proto__": "x"');
    expect(document.querySelector('pre')).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(document.querySelector('pre img')).toBeNull();
  });
});
