// @vitest-environment node
import { expect, it } from 'vitest';
import * as hindi from '#content/hours.hi.ts';
import * as english from '#content/hours.ts';
import { hours } from '#src/content/businessHours.ts';
import { slotWeek } from '#src/domain/slots.ts';
import * as words from '#src/domain/weekWords.ts';
import { inHindi } from '#tests/languages/inHindi.ts';

const hindiWords = await inHindi<typeof words>('/src/domain/weekWords.ts');

it.each([
  ['English', english, words.weekWords],
  ['Hindi', hindi, hindiWords.weekWords],
])('the hours in %s words are the hours', (_, { hoursInWords }, weekWords) => {
  const phone = weekWords(hours.phone);
  const emergency = weekWords(hours.emergency);
  const bookable = weekWords(slotWeek(hours.bookable));
  expect(hoursInWords).toMatchObject({
    phone: phone.text,
    appointments: bookable.text,
    appointmentsFrom: bookable.from,
    emergency: emergency.text,
    emergencyFrom: emergency.from,
    emergencyUntil: emergency.until,
    emergencyBetween: emergency.between,
  });
});

it('the Hindi closed days are the English ones, with Hindi names', () => {
  expect(hindi.closedDays.map(({ date }) => date)).toEqual(
    english.closedDays.map(({ date }) => date),
  );
  expect(hindi.closedDays.filter(({ name }) => /[a-z]/i.test(name))).toEqual([]);
});
