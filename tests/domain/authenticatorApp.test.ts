// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { authenticatorLink, groupedSecret } from '#src/domain/authenticatorApp.ts';

it('names site, account and secret as apps expect them', () => {
  expect(
    authenticatorLink({ issuer: 'Paws & Co', account: 'a+b@c.example', secret: 'ABC234' }),
  ).toBe('otpauth://totp/Paws%20%26%20Co:a%2Bb%40c.example?secret=ABC234&issuer=Paws%20%26%20Co');
});

it('survives any site, account and secret', () => {
  const text = fc.string({ minLength: 1 });
  fc.assert(
    fc.property(text, text, text, (issuer, account, secret) => {
      const link = new URL(authenticatorLink({ issuer, account, secret }));
      expect(link.searchParams.get('secret')).toBe(secret);
      const label = link.pathname.slice(link.pathname.lastIndexOf('/') + 1);
      expect(decodeURIComponent(label.slice(label.indexOf(':') + 1))).toBe(account);
    }),
  );
});

it('groups a secret by four', () => {
  expect(groupedSecret('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  expect(groupedSecret('')).toBe('');
});
