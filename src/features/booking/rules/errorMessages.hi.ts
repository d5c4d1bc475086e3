import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<
  typeof import('./errorMessages.ts'),
  typeof import('./errorMessages.hi.ts')
>;

export const locationMissing = 'कृपया क्लिनिक चुनें।';
export const typeMissing = 'कृपया सेवा चुनें।';
export const petMissing = 'कृपया पालतू चुनें।';
export const commentsMissing = 'टिप्पणी लिखना ज़रूरी है।';
export const nameMissing = 'नाम लिखना ज़रूरी है।';
export const mobileNumberMissing = 'मोबाइल नंबर लिखना ज़रूरी है।';
export const mobileNumberWrong = 'मोबाइल नंबर 10 अंकों का हो, और उसमें सिर्फ़ अंक हों।';
export const emailMissing = 'ईमेल लिखना ज़रूरी है।';
export const emailWrong = 'ईमेल सही नहीं लिखा है।';
export const dateMissing = 'कृपया तारीख चुनें।';
export const timeHasPassed = 'कृपया आगे का कोई दिन और समय चुनें (बीता हुआ समय नहीं चुना जा सकता)।';
export const timeMissing = 'कृपया समय चुनें।';

export const timeNotOffered = (first: string, last: string) =>
  `कृपया ${first} से ${last} के बीच का समय चुनें।`;

export const closedOnHoliday = (day: string, holiday: string) =>
  `${day} (${holiday}) को हम बंद हैं। कोई और दिन चुनें।`;

export const clinicClosedOnWeekday = (clinic: string, weekdays: string) =>
  `${weekdays} को ${clinic} का क्लिनिक बंद रहता है। कोई और दिन या दूसरी जगह चुनें।`;
