import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailMessage, mailLink, phoneLink, whatsAppMessage } from '#src/domain/contactLinks.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';

it('a phone number becomes a link, other text stays text', () =>
  expectAnswers(phoneLink, [
    ['5555501148', 'tel:5555501148'],
    ['+91 98765-43210', 'tel:+919876543210'],
    [' (555) 550.1148 ', 'tel:5555501148'],
    [' +91 98765 43210', 'tel:+919876543210'],
    ['12345', 'tel:12345'],
    ['123456789012345', 'tel:123456789012345'],
    [`${'1-'.repeat(14)}${' '.repeat(12)}`, 'tel:11111111111111'],
    ['５５５５５０１１４８', 'tel:5555501148'],
    ['', undefined],
    ['ask at the desk', undefined],
    ['1234', undefined],
    ['5555501148;ext=9', undefined],
    ['1234567890123456', undefined],
    [`12345${' '.repeat(40)}67890`, undefined],
  ]));

it('an e-mail address becomes a mailto: link, other text stays text', () =>
  expectAnswers(mailLink, [
    [' asha.menon@mail.example ', 'mailto:asha.menon@mail.example'],
    [`asha@${'m'.repeat(317)}.example`, `mailto:asha@${'m'.repeat(317)}.example`],
    [`asha@${'m'.repeat(318)}.example`, undefined],
    ['', undefined],
    ['asha', undefined],
    ['asha@mail', undefined],
    ['a b@mail.example', undefined],
    ['a@b.example,c@d.example', undefined],
    ['\ud800@b.example', undefined],
  ]));

it('a mailto: link never has more than one address', () => {
  // fc.string with these units takes seconds to set up.
  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom('a', '?', '&', '=', '@', '%', ',', ';', ':', ' ', '\n', '\ud800'),
        fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
      ),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(hostile, hostile, (a, b) => {
      const link = mailLink(`${a}@${b}.example`);
      expect(link ?? 'mailto:x@y').toMatch(/^mailto:[^@?&\s]+@[^@?&\s]+$/);
    }),
  );
});

const to = 'support@vetbuddy.example';

it('a prepared e-mail has only its subject and lines, whatever was typed', () => {
  const { href = '', isCut } =
    mailMessage({
      to,
      subject: ' A cough\r\nBcc: x@example.com\n',
      body: 'Name: A & B?\nAt night.',
    }) ?? {};
  expect(href).toBe(
    'mailto:support@vetbuddy.example?subject=A%20cough%20Bcc%3A%20x%40example.com&body=Name%3A%20A%20%26%20B%3F%0D%0AAt%20night.',
  );
  expect(isCut).toBe(false);
});

it('a long message in any script is cut to a link’s length and marked as cut', () => {
  for (const body of ['cough '.repeat(2000), 'खाँसी '.repeat(1000), '🐶'.repeat(1000)])
    for (const { href: written = '', isCut } of [
      mailMessage({ to, subject: body, body }) ?? {},
      whatsAppMessage('+910000001234', body),
    ]) {
      const { href } = new URL(written);
      expect(href.length).toBeLessThanOrEqual(1900);
      expect(href.length).toBeGreaterThan(1850);
      expect(isCut).toBe(true);
      expect(decodeURIComponent(href).endsWith('…')).toBe(true);
    }
});

it('a WhatsApp message has only its number and text, whatever was typed', () => {
  const text = 'A & B?\n\ud83d&phone=1#x';
  const { href, isCut } = whatsAppMessage('+910000001234', text);
  const { origin, pathname, hash, searchParams } = new URL(href);
  expect(origin + pathname + hash).toBe('https://wa.me/910000001234');
  expect([...searchParams]).toEqual([['text', text.replace('\ud83d', '\ufffd')]]);
  expect(isCut).toBe(false);
});

it('a prepared e-mail that just fits stays whole', () => {
  const rest = 1900 - `mailto:${to}?subject=s&body=`.length;
  const draft = (length: number) => mailMessage({ to, subject: 's', body: 'a'.repeat(length) });
  expect(draft(rest)).toMatchObject({ isCut: false });
  expect(draft(rest + 1)).toMatchObject({ isCut: true });
  expect(draft(rest + 1)?.href.length).toBeLessThanOrEqual(1900);
});

it('a prepared e-mail has day and time in a Hindi subject too', () => {
  const subject = 'अपॉइंटमेंट बदलवाना या रद्द करवाना है: बुधवार, 25 नवंबर 2026, सुबह 10:30 बजे';
  const { href } = mailMessage({ to, subject, body: '' })!;
  expect(new URL(href).searchParams.get('subject')).toBe(subject);
});
