import type { Phone } from '#src/domain/contactLinks.ts';

/** Takes a number as people read it, with its country code: '+91 00000 01234'. */
export function phone(display: string, more?: Pick<Phone, 'whatsApp'>): Phone {
  const number = display.replaceAll(' ', '');
  return { display, number, href: `tel:${number}`, ...more };
}
