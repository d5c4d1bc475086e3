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

it('a number is phoned as it is dialled, and has WhatsApp if its country is known', () => {
  const linksOf = (mobileNumber: string) => {
    const { phone, whatsApp } = contactLinksOf({ ...request, mobileNumber });
    return [phone, whatsApp !== undefined];
  };
  expect(linksOf('055555-00007')).toEqual(['tel:+915555500007', true]);
  expect(linksOf('+44 20 7946 0000')).toEqual(['tel:+442079460000', true]);
  expect(linksOf('12345')).toEqual(['tel:12345', false]);
  expect(linksOf('javascript:alert(1)')).toEqual([undefined, false]);
});

it('the message to an owner has name, clinic, day and time', () => {
  const text =
    'Hello Asha Menon, this is VetBuddy Adyar. You asked for a visit on Saturday, 18 Jul 2026 at 4:30 PM. Does that still suit you?';
  expect(contactLinksOf(request)).toEqual({
    phone: 'tel:+915555500007',
    whatsApp: `https://wa.me/915555500007?text=${encodeURIComponent(text)}`,
    mail: `mailto:asha@example.com?subject=${encodeURIComponent('Your visit on 18 Jul 2026 at VetBuddy Adyar')}&body=${encodeURIComponent(text)}`,
  });
});

it('the message to an owner leaves out what the record lacks', () => {
  expect(contactLinksOf(blankRequest)).toEqual({});
  const blanks = { email: 'asha@example.com', time: ' ', locationName: ' ' };
  const { mail } = contactLinksOf({ ...blankRequest, ...blanks });
  expect(decodeURIComponent(mail ?? '')).toBe(
    'mailto:asha@example.com?subject=Your visit&body=Hello. You asked for a visit. Does that still suit you?',
  );
});

it('no record’s text changes whom a message goes to', () => {
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
