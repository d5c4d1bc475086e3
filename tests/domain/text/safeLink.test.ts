import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeHttpLink } from '#src/domain/text/safeLink.ts';

test.each([
  ['https://files.example/report.pdf', 'https://files.example/report.pdf'],
  ['http://files.example/report.pdf?id=7#page=2', 'http://files.example/report.pdf?id=7#page=2'],
  ['HTTPS://Files.Example/A.pdf', 'https://files.example/A.pdf'],
  [' https://files.example/a b.pdf ', 'https://files.example/a%20b.pdf'],
  ['https://files.example/रिपोर्ट.pdf', encodeURI('https://files.example/रिपोर्ट.pdf')],
  ['http://127.0.0.1:8080/x', 'http://127.0.0.1:8080/x'],
])('the URL %j is safe', (text, href) => expect(safeHttpLink(text)).toBe(href));

test.each([
  '',
  'report.pdf',
  '/report.pdf',
  '//evil.example/x',
  'javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://https://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://example.com/7',
  'file:///etc/passwd',
  'mailto:a@b.co',
  'https:evil.example',
  'https:\\\\evil.example',
  'https:///evil.example',
  'https://exa\tmple.com/x',
  'https://example.com/\nx',
  'https://clinic.example@evil.example/x',
  'https://user:pass@files.example/x',
  'https://[::1',
  'https://example.com:99999/',
  'see https://example.com',
])('the URL %j is not safe', (text) => expect(safeHttpLink(text)).toBeUndefined());

test('a safe link is always http or https', () => {
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
    fc.property(fc.oneof(nasty, fc.webUrl(), fc.string({ unit: 'binary' })), (text) => {
      const href = safeHttpLink(text);
      if (href === undefined) return;
      const { protocol, username, password } = new URL(href);
      expect(['http:', 'https:']).toContain(protocol);
      expect(username + password).toBe('');
      expect(text.trim().toLowerCase().startsWith(protocol)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
