// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailLink, phoneLink } from '#src/domain/contactLinks.ts';
import { growthOfTime } from '#tests/support/growth.ts';

describe('a phone link', () => {
  it.each([
    ['5555501148', 'tel:5555501148'],
    ['+91 98765-43210', 'tel:+919876543210'],
    [' (555) 550.1148 ', 'tel:5555501148'],
  ])('the phone number %j becomes a link', (text, link) => {
    expect(phoneLink(text)).toBe(link);
  });

  it.each([
    '',
    'ask at the desk',
    '12',
    '5555501148;ext=9',
    '1234567890123456',
    '５５５５５０１１４８',
  ])('leaves %j as text', (text) => {
    expect(phoneLink(text)).toBeUndefined();
  });
});

it('an extremely long text is rejected at once', () => {
  const growth = growthOfTime((length) => {
    for (const text of [' '.repeat(length), '5'.repeat(length), `a@${'.'.repeat(length)}@`]) {
      expect(phoneLink(`${text}x`)).toBeUndefined();
      expect(mailLink(text)).toBeUndefined();
    }
  });
  expect(growth).toBeLessThan(50);
});

describe('an e-mail link', () => {
  it('an e-mail address becomes a mailto: link', () => {
    expect(mailLink(' asha.menon@mail.example ')).toBe('mailto:asha.menon@mail.example');
  });

  it('an e-mail address cannot add a copy or a text to the message', () => {
    expect(mailLink('a?cc=b&body=c@mail.example')).toBe(
      'mailto:a%3Fcc%3Db%26body%3Dc@mail.example',
    );
  });

  it.each([
    '',
    'asha',
    'asha@mail',
    'a b@mail.example',
    'a@b.example,c@d.example',
    '\ud800@b.example',
  ])('leaves %j as text', (text) => {
    expect(mailLink(text)).toBeUndefined();
  });

  it('a mailto: link never has more than one address', () => {
    const hostile = fc.string({
      unit: fc.oneof(
        fc.constantFrom('a', '?', '&', '=', '@', '%', ',', ';', ':', ' ', '\n', '\ud800'),
        fc.string({ unit: 'binary', size: 'xsmall' }),
      ),
      size: 'xsmall',
    });
    fc.assert(
      fc.property(hostile, hostile, (a, b) => {
        const link = mailLink(`${a}@${b}.example`);
        expect(link ?? 'mailto:x@y').toMatch(/^mailto:[^@?&\s]+@[^@?&\s]+$/);
      }),
    );
  });
});
