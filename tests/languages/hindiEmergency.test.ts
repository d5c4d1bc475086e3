// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { EmergencyLine } from '#src/domain/emergency.ts';
import { inHindi, plain } from './inHindi.ts';

const { emergencyAdvice, emergencyAtClinic, emergencyWords } = await inHindi<
  typeof import('#src/domain/emergency.ts')
>('/src/domain/emergency.ts');

const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const everyDay = (opens: string, closes: string) =>
  Object.fromEntries(days.map((day) => [day, [{ opens, closes }]]));

const elsewhere = 'सबसे पास के पशु अस्पताल';
const phone = everyDay('09:30', '19:00');
const holidays = [
  { date: '2026-12-25', name: 'क्रिसमस' },
  { date: '2027-08-15', name: 'स्वतंत्रता दिवस', ranges: [{ opens: '10:00', closes: '14:00' }] },
];
const clinic = (area: string, city: string, emergency?: ReturnType<typeof everyDay>) => ({
  area,
  city,
  phone: { display: '000', href: 'tel:000' },
  hours: { week: everyDay('09:00', '21:00'), holidays, ...(emergency && { emergency }) },
});
const hospitalHours = everyDay('09:00', '21:00');
const clinics = [
  clinic('इंदिरानगर', 'बेंगलुरु', hospitalHours),
  clinic('कोरमंगला', 'बेंगलुरु'),
  clinic('कोथरूड', 'पुणे'),
];
const words = emergencyWords({
  clinics,
  business: { timeZone: 'Asia/Kolkata', phone, emergency: hospitalHours, holidays },
  elsewhere,
});
const said = (lines: readonly EmergencyLine[] = []) =>
  lines.map((line) =>
    plain(typeof line === 'string' ? line : `${line.text} ${line.phone.display}`),
  );
const at = (date: string, time: string) => () => ({ date, time });

it('says when to call and come, and when to call elsewhere', () => {
  expect(
    said(
      emergencyAdvice({
        hospitals: hospitalHours,
        places: 'इंदिरानगर या बांद्रा वेस्ट',
        hasDaysOff: true,
        hasOtherCities: true,
        elsewhere,
      }),
    ),
  ).toEqual([
    'सुबह 9 बजे से रात 9 बजे तक पहले फ़ोन करें। कोई न उठाए, तो सीधे इंदिरानगर या बांद्रा वेस्ट आ जाएँ।',
    'रात 9 बजे से सुबह 9 बजे तक, छुट्टी के दिनों में और बाकी सभी शहरों में, सबसे पास के पशु अस्पताल को फ़ोन करें।',
  ]);
});

it('says on a day off that the hospitals are closed, and on a short day for how long they are there', () => {
  expect(said(words.onDates['2026-12-25'])).toEqual([
    'आज क्रिसमस है और हमारे अस्पताल बंद हैं: सबसे पास के पशु अस्पताल को फ़ोन करें।',
  ]);
  expect(said(words.onDates['2027-08-15'])).toEqual([
    'आज स्वतंत्रता दिवस है: हमारे अस्पताल सिर्फ़ सुबह 10 बजे से दोपहर 2 बजे तक खुले हैं। आने से पहले फ़ोन करें।',
    'बाकी समय सबसे पास के पशु अस्पताल को फ़ोन करें।',
  ]);
});

describe('by the clock', () => {
  it.each([
    ['14:00', 'बेंगलुरु', ['बेंगलुरु के इंदिरानगर में अभी इमरजेंसी देखी जा रही है, रात 9 बजे तक। पहले फ़ोन करें: 000']],
    [
      '20:00',
      'बेंगलुरु',
      [
        'बेंगलुरु के इंदिरानगर में अभी इमरजेंसी देखी जा रही है, रात 9 बजे तक। वहाँ फ़ोन कोई नहीं उठाएगा: सीधे आ जाएँ।',
      ],
    ],
    [
      '22:00',
      'बेंगलुरु',
      ['बेंगलुरु के हमारे किसी भी क्लिनिक में अभी इमरजेंसी नहीं देखी जा रही: सबसे पास के पशु अस्पताल को फ़ोन करें।'],
    ],
    [
      '14:00',
      'पुणे',
      [
        'पुणे के हमारे किसी भी क्लिनिक में अभी इमरजेंसी नहीं देखी जा रही: सबसे पास के पशु अस्पताल को फ़ोन करें।',
        'बेंगलुरु के इंदिरानगर में अभी इमरजेंसी देखी जा रही है, रात 9 बजे तक: 000',
      ],
    ],
  ])('says at %s in %s who takes emergencies', (time, city, lines) => {
    expect(said(words.inCity?.(at('2026-11-27', time), city))).toEqual(lines);
  });
});

describe('on a clinic’s page', () => {
  it.each([
    [0, undefined, ['इमरजेंसी सुबह 9 बजे से रात 9 बजे तक (छुट्टी के दिनों को छोड़कर) देखी जाती है']],
    [0, '2027-08-15', ['इमरजेंसी आज सिर्फ़ सुबह 10 बजे से दोपहर 2 बजे तक देखी जाती है']],
    [0, '2026-12-25', ['आज यहाँ इमरजेंसी नहीं देखी जाती: सबसे पास के पशु अस्पताल को फ़ोन करें।']],
    [
      1,
      '2027-08-15',
      [
        'कोरमंगला में इमरजेंसी नहीं देखी जाती, इंदिरानगर में आज सिर्फ़ सुबह 10 बजे से दोपहर 2 बजे तक देखी जाती है: 000',
      ],
    ],
    [2, undefined, ['कोथरूड में इमरजेंसी नहीं देखी जाती: सबसे पास के पशु अस्पताल को फ़ोन करें।']],
  ])('says of clinic %i on %s who takes them', (index, date, lines) => {
    const clock = date ? at(date, '11:00') : undefined;
    expect(said(emergencyAtClinic(clinics[index]!, clinics, elsewhere, clock))).toEqual(lines);
  });
});
