import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { emergencyTable } from '#tests/support/emergencyTable.tsx';

const goNow = 'अभी सबसे नज़दीकी 24 घंटे खुले जानवरों के अस्पताल जाइए';
const night = `${goNow}। हमारे यहाँ इमरजेंसी सुबह 9 बजे से फिर देखी जाएगी।`;
const none = `Chennai में हम इमरजेंसी नहीं देखते। ${goNow}`;
const advice = `${none}; सलाह के लिए ${brand.phone.display} पर फ़ोन कीजिए, सुबह 9:30 बजे से शाम 7 बजे तक।`;

const withHospitals = [
  ['00-8', '', night],
  [
    '09-20',
    '',
    'इमरजेंसी के लिए अभी खुला है, रात 9 बजे तक। सीधे यहाँ आ जाइए: Bengaluru में Lake 1 Mumbai में Hill 2 किसी और शहर में सबसे नज़दीकी 24 घंटे खुले जानवरों के अस्पताल जाइए।',
  ],
  ['21-23', '', night],
  ['00-8', 'Bengaluru', night],
  ['09-20', 'Bengaluru', 'सीधे Lake आ जाइए, रात 9 बजे तक 1'],
  ['21-23', 'Bengaluru', night],
  ['00-8', 'Mumbai', night],
  ['09-20', 'Mumbai', 'सीधे Hill आ जाइए, रात 9 बजे तक 2'],
  ['21-23', 'Mumbai', night],
];

it('an owner is told in Hindi where to go, in each city at each hour', () => {
  expect(emergencyTable('ordinary')).toEqual([
    ...withHospitals,
    ['00-9', 'Chennai', `${none}।`],
    ['10-18', 'Chennai', advice],
    ['19-23', 'Chennai', `${none}।`],
  ]);
  expect(emergencyTable('closed')).toEqual([...withHospitals, ['00-23', 'Chennai', `${none}।`]]);
});
