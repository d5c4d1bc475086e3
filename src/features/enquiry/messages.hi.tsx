import type { ReactNode } from 'react';
import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<typeof import('./messages.tsx'), typeof import('./messages.hi.tsx')>;

export const pleaseCall = 'कृपया हमें फ़ोन करें';

export const buttonWrites = 'यह ईमेल में लिखा हुआ खुलेगा, भेजेंगे उसे आप।';

export const buttonFillsIn = 'इसके बाद क्लिनिक और समय चुनें।';

export const whatWeDo = (privacyLink: ReactNode) => <>इस जानकारी का हम क्या करते हैं: {privacyLink}</>;

export const nothingSent = 'अभी कुछ भेजा नहीं गया है: संदेश आप अपने ईमेल ऐप से भेजेंगे।';

export const tooLong = 'संदेश लिंक के लिए बहुत लंबा है, उसका आखिरी हिस्सा लिंक में नहीं है: संदेश कॉपी कर लें।';

export const nothingOpens = (address: ReactNode, phone: ReactNode) => (
  <>
    कुछ नहीं खुल रहा? संदेश कॉपी करके {address} पर भेज दें, या {phone} पर फ़ोन करें।
  </>
);

export const copyMessage = 'संदेश कॉपी करें';

export const copied = 'कॉपी हो गया।';

export const notCopied = 'यह ब्राउज़र कॉपी नहीं करता। आपका लिखा अब भी फ़ॉर्म में है।';

export const theWordIs = 'शब्द है';
