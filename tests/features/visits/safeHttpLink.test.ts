import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeHttpLink } from '#src/features/visits/safeHttpLink.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';

it('the link of a visit’s document is safe only if it is plain http or https', () =>
  expectAnswers(safeHttpLink, [
    ['https://files.example/report.pdf', 'https://files.example/report.pdf'],
    ['http://files.example/report.pdf?id=7#page=2', 'http://files.example/report.pdf?id=7#page=2'],
    ['HTTPS://Files.Example/A.pdf', 'https://files.example/A.pdf'],
    [' https://files.example/a b.pdf ', 'https://files.example/a%20b.pdf'],
    ['https://files.example/रिपोर्ट.pdf', encodeURI('https://files.example/रिपोर्ट.pdf')],
    ['http://127.0.0.1:8080/x', 'http://127.0.0.1:8080/x'],
    ['', undefined],
    ['report.pdf', undefined],
    ['/report.pdf', undefined],
    ['//evil.example/x', undefined],
    ['javascript:alert(1)', undefined],
    ['\u0001javascript:alert(1)', undefined],
    ['java\tscript:alert(1)', undefined],
    ['javascript://https://example.com/%0aalert(1)', undefined],
    ['data:text/html,<script>alert(1)</script>', undefined],
    ['blob:https://example.com/7', undefined],
    ['file:///etc/passwd', undefined],
    ['mailto:a@b.co', undefined],
    ['https:evil.example', undefined],
    ['https:\\\\evil.example', undefined],
    ['https:///evil.example', undefined],
    ['https://exa\tmple.com/x', undefined],
    ['https://example.com/\nx', undefined],
    ['https://clinic.example@evil.example/x', undefined],
    ['https://user:pass@files.example/x', undefined],
    ['https://[::1', undefined],
    ['https://example.com:99999/', undefined],
    ['see https://example.com', undefined],
  ]));

it('a safe link is always http or https', () => {
  const nasty = fc.string({
    unit: fc.constantFrom(
      'http',
      'https',
      'java',
      'script',
      'data',
      ...':/\\@\t\n a.'.split(''),
      '%0a',
    ),
  });
  fc.assert(
    fc.property(fc.oneof(nasty, fc.webUrl(), fc.string()), (text) => {
      const href = safeHttpLink(text);
      if (href === undefined) return;
      const { protocol, username, password } = new URL(href);
      expect(['http:', 'https:']).toContain(protocol);
      expect(username + password).toBe('');
      expect(text.trim().toLowerCase().startsWith(protocol)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
