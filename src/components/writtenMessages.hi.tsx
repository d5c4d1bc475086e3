import type { ReactNode } from 'react';
import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<
  typeof import('./writtenMessages.tsx'),
  typeof import('./writtenMessages.hi.tsx')
>;

export const sendByMail = 'ईमेल से भेजें';

export const sendByWhatsApp = 'WhatsApp से भेजें';

export const tooLong = 'संदेश लिंक के लिए बहुत लंबा है, उसका आखिरी हिस्सा लिंक में नहीं है: संदेश कॉपी कर लें।';

export const nothingOpens = (address: ReactNode) => (
  <>कुछ नहीं खुल रहा? संदेश कॉपी करके {address} पर भेज दें।</>
);

export const theMessage = 'संदेश';

export const copy = 'कॉपी करें';

export const copied = 'कॉपी हो गया।';

export const notCopied = 'यह ब्राउज़र कॉपी नहीं करता। संदेश सिलेक्ट हो गया है: कीबोर्ड या मेन्यू से कॉपी कर लें।';
