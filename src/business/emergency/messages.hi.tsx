import type { ReactNode } from 'react';
import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<typeof import('./messages.tsx'), typeof import('./messages.hi.tsx')>;

export const comeNow = (hospital: string, closes: string) => `सीधे ${hospital} आ जाइए, ${closes} तक`;

export const comeBetween = (hospital: string, opens: string, closes: string) =>
  `${opens} से ${closes} तक सीधे ${hospital} आ जाइए`;

export const atNight = 'रात में सबसे नज़दीकी 24 घंटे खुले जानवरों के अस्पताल जाइए।';

export const openNowCome = (closes: string) =>
  `इमरजेंसी के लिए अभी खुला है, ${closes} तक। सीधे यहाँ आ जाइए:`;

export const comeBetweenTo = (opens: string, closes: string) =>
  `इमरजेंसी ${opens} से ${closes} तक देखी जाती है। सीधे यहाँ आ जाइए:`;

export const hospitalIn = (hospital: string, city: string) => `${city} में ${hospital}`;

export const inOtherCity = 'किसी और शहर में सबसे नज़दीकी 24 घंटे खुले जानवरों के अस्पताल जाइए।';

export const atNightOrInOtherCity =
  'रात में, और किसी और शहर में, सबसे नज़दीकी 24 घंटे खुले जानवरों के अस्पताल जाइए।';

export const noneInButAdvice = (city: string, phone: ReactNode, hours: string) => (
  <>
    {city} में हम इमरजेंसी नहीं देखते। अभी सबसे नज़दीकी 24 घंटे खुले जानवरों के अस्पताल जाइए; सलाह के लिए {phone} पर
    फ़ोन कीजिए, {hours}।
  </>
);

export const noneIn = (city: string) =>
  `${city} में हम इमरजेंसी नहीं देखते। अभी सबसे नज़दीकी 24 घंटे खुले जानवरों के अस्पताल जाइए।`;

export const goToNearest = 'अभी सबसे नज़दीकी 24 घंटे खुले जानवरों के अस्पताल जाइए।';

export const openAgain = (opens: string) => `हमारे यहाँ इमरजेंसी ${opens} से फिर देखी जाएगी।`;

export const emergency = 'इमरजेंसी है?';

export const comeInNow = (closes: string) => `इमरजेंसी है? सीधे आ जाइए, ${closes} तक`;

export const comeIn = (hours: string) => `इमरजेंसी है? सीधे आ जाइए, ${hours}`;

export const elsewhere = 'बाकी शहरों में: सबसे नज़दीकी 24 घंटे खुला जानवरों का अस्पताल';

export const openNow = (closes: string) => `इमरजेंसी के लिए अभी खुला है, ${closes} तक`;

export const closedNow = (opens: string) => `इमरजेंसी ${opens} से देखी जाएगी`;

export const noneInCity = (city: string) => `${city} में इमरजेंसी नहीं देखी जाती`;

export const takenBetween = (hours: string) => `इमरजेंसी ${hours}`;
