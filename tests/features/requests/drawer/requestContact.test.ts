import { describe, expect, it } from 'vitest';
import {
  contactLinksOf,
  internationalDigits,
} from '#src/features/requests/drawer/requestContact.ts';
import { blankRequest } from '#tests/support/staff.ts';

const request = {
  ...blankRequest,
  id: '7',
  name: ' Asha  Menon ',
  mobileNumber: '55555 00007',
  email: 'asha@example.com',
  locationName: 'VetBuddy Adyar',
  date: '2026-07-18',
  time: '16:30',
};

it.each([
  ['5555500007', '915555500007'],
  [' 055555-00007', '915555500007'],
  ['+91 55555 00007', '915555500007'],
  ['915555500007', '915555500007'],
  ['0091 5555500007', '915555500007'],
  ['+44 20 7946 0000', '442079460000'],
  ['12345', undefined],
  ['555550000712', undefined],
  ['+1', undefined],
  [' +1234567', undefined],
  [' +12345678', '12345678'],
  ['001234567', undefined],
  ['0012345678', '12345678'],
  ['9155555000071', undefined],
  ['5555500007 or later', undefined],
  ['=1+1', undefined],
  ['', undefined],
])('the number %j with its country code is %j', (text, digits) =>
  expect(internationalDigits(text)).toBe(digits),
);

describe('the links of a request', () => {
  it('call, and have the words ready', () => {
    const { call, whatsApp, mail } = contactLinksOf(request);
    const words =
      'Hello Asha Menon, this is VetBuddy Adyar. You asked for a visit on Saturday, 18 Jul 2026 at 4:30 PM. Does that still suit you?';
    expect(call).toBe('tel:+915555500007');
    expect(whatsApp).toBe(`https://wa.me/915555500007?text=${encodeURIComponent(words)}`);
    expect(mail).toBe(
      `mailto:asha@example.com?subject=${encodeURIComponent('Your visit on 18 Jul 2026 at VetBuddy Adyar')}&body=${encodeURIComponent(words)}`,
    );
  });

  it('leave out what the record lacks', () => {
    expect(contactLinksOf(blankRequest)).toEqual({});
    const { whatsApp } = contactLinksOf({ ...blankRequest, mobileNumber: '5555500007' });
    expect(decodeURIComponent(whatsApp ?? '')).toContain(
      '?text=Hello. You asked for a visit. Does that still suit you?',
    );
  });

  it('the links of a request say nothing of a place and a time that are blank', () => {
    const { mail } = contactLinksOf({
      ...blankRequest,
      email: 'asha@example.com',
      time: ' ',
      locationName: ' ',
    });
    expect(decodeURIComponent(mail ?? '')).toBe(
      'mailto:asha@example.com?subject=Your visit&body=Hello. You asked for a visit. Does that still suit you?',
    );
  });

  it('the links of a request keep of a long name what a message has room for', () => {
    const { whatsApp } = contactLinksOf({ ...request, name: 'A'.repeat(81) });
    expect(decodeURIComponent(whatsApp ?? '')).toContain(`Hello ${'A'.repeat(80)}, this is`);
  });

  it('the links of a request can’t be led elsewhere, nor be broken, by what a record holds', () => {
    const { whatsApp, mail } = contactLinksOf({
      ...request,
      name: 'A\r\n&bcc=x@example.com\ud800#',
      email: 'asha@example.com?cc=x@example.com',
    });
    expect(new URL(whatsApp ?? '').hash).toBe('');
    expect([...new URL(whatsApp ?? '').searchParams.keys()]).toEqual(['text']);
    expect(mail).toBeUndefined();
    expect(contactLinksOf({ ...request, mobileNumber: 'javascript:alert(1)' }).call).toBe(
      undefined,
    );
  });
});
