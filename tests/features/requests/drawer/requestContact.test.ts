import { expect, it } from 'vitest';
import { contactLinksOf } from '#src/features/requests/drawer/requestContact.ts';
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
  ['055555-00007', 'tel:+915555500007', true],
  ['+91 55555 00007', 'tel:+915555500007', true],
  ['+44 20 7946 0000', 'tel:+442079460000', true],
  ['12345', 'tel:12345', false],
  ['5555500007 or later', undefined, false],
  ['javascript:alert(1)', undefined, false],
])('phones %j as %j, and offers WhatsApp where the country is known: %s', (typed, tel, known) => {
  const { phone, whatsApp } = contactLinksOf({ ...request, mobileNumber: typed });
  expect([phone, whatsApp !== undefined]).toEqual([tel, known]);
});

it('writes the message to an owner with name, clinic, day and time', () => {
  const words =
    'Hello Asha Menon, this is VetBuddy Adyar. You asked for a visit on Saturday, 18 Jul 2026 at 4:30 PM. Does that still suit you?';
  expect(contactLinksOf(request)).toEqual({
    phone: 'tel:+915555500007',
    whatsApp: `https://wa.me/915555500007?text=${encodeURIComponent(words)}`,
    mail: `mailto:asha@example.com?subject=${encodeURIComponent('Your visit on 18 Jul 2026 at VetBuddy Adyar')}&body=${encodeURIComponent(words)}`,
  });
});

it('leaves out of the message what the record lacks', () => {
  expect(contactLinksOf(blankRequest)).toEqual({});
  const blanks = { email: 'asha@example.com', time: ' ', locationName: ' ' };
  const { mail } = contactLinksOf({ ...blankRequest, ...blanks });
  expect(decodeURIComponent(mail ?? '')).toBe(
    'mailto:asha@example.com?subject=Your visit&body=Hello. You asked for a visit. Does that still suit you?',
  );
});

it('sends no message elsewhere, whatever a record holds', () => {
  const { whatsApp, mail } = contactLinksOf({
    ...request,
    name: `A\r\n&bcc=x@example.com\ud800#${'x'.repeat(500)}`,
    email: 'asha@example.com?cc=x@example.com',
  });
  const { hash, searchParams } = new URL(whatsApp ?? '');
  expect([hash, ...searchParams.keys()]).toEqual(['', 'text']);
  expect(searchParams.get('text')).toMatch(/^Hello A &bcc.{0,80}, this is/);
  expect(mail).toBeUndefined();
});
