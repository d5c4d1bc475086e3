import { expect, it } from 'vitest';
import { emergencyTable } from '#tests/support/emergencyTable.tsx';

const goNow = 'अभी सबसे नज़दीकी 24 घंटे खुले जानवरों के अस्पताल जाइए';
const night = `${goNow}। हमारे यहाँ इमरजेंसी सुबह 9 बजे से फिर देखी जाएगी।`;
const none = (city: string) => `${city} में हम इमरजेंसी नहीं देखते। ${goNow}`;
const advice = (city: string) =>
  `${none(city)}; सलाह के लिए 1234 पर फ़ोन कीजिए, सुबह 9:30 बजे से शाम 7 बजे तक।`;
const without = ['चेन्नई', 'कोलकाता', 'नई दिल्ली', 'हैदराबाद', 'पुणे', 'कोच्चि'];

const withHospitals = [
  ['00-8', '', night],
  [
    '09-20',
    '',
    'इमरजेंसी के लिए अभी खुला है, रात 9 बजे तक। सीधे यहाँ आ जाइए: बेंगलुरु में VetBuddy इंदिरानगर 1211 मुंबई में VetBuddy बांद्रा वेस्ट 1212 किसी और शहर में सबसे नज़दीकी 24 घंटे खुले जानवरों के अस्पताल जाइए।',
  ],
  ['21-23', '', night],
  ['00-8', 'बेंगलुरु', night],
  ['09-20', 'बेंगलुरु', 'सीधे VetBuddy इंदिरानगर आ जाइए, रात 9 बजे तक 1211'],
  ['21-23', 'बेंगलुरु', night],
  ['00-8', 'मुंबई', night],
  ['09-20', 'मुंबई', 'सीधे VetBuddy बांद्रा वेस्ट आ जाइए, रात 9 बजे तक 1212'],
  ['21-23', 'मुंबई', night],
];

it('an owner is told in Hindi where to go, in each city at each hour of an ordinary and of a closed day', () => {
  expect(emergencyTable('ordinary')).toEqual([
    ...withHospitals,
    ...without.flatMap((city) => [
      ['00-9', city, `${none(city)}।`],
      ['10-18', city, advice(city)],
      ['19-23', city, `${none(city)}।`],
    ]),
  ]);
  expect(emergencyTable('closed')).toEqual([
    ...withHospitals,
    ...without.map((city) => ['00-23', city, `${none(city)}।`]),
  ]);
});
