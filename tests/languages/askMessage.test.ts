// @vitest-environment node
import { expect, it } from 'vitest';
import { mailDraft } from '#src/domain/contactLinks.ts';
import { inLanguage } from './inHindi.ts';

it.each(['hi', 'mr'])('the message for a change fits into an e-mail’s link: %s', async (code) => {
  const { askMessage } = await inLanguage<typeof import('#src/features/booking/lastBooking.ts')>(
    code,
    '/src/features/booking/lastBooking.ts',
  );
  const { subject, text } = askMessage({
    name: 'आशा कुलकर्णी',
    clinic: 'VetBuddy पनमपिल्ली नगर',
    appointmentType: 'Vet Consultation',
    petType: 'Cat',
    // A long day and time.
    date: '2026-12-24',
    time: '12:30',
  });
  const mail = mailDraft({ to: 'support@vetbuddy.example', subject, body: text });
  expect(mail!.isCut).toBe(false);
});
