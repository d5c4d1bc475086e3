import type { ReactNode } from 'react';
import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<typeof import('./messages.tsx'), typeof import('./messages.hi.tsx')>;

export const pleaseCall = 'कृपया हमें फ़ोन करें';

export const pleaseBookByPhone = 'कृपया फ़ोन पर बुक करें';

export const buttonWrites = 'बटन दबाने पर आपका संदेश लिखा हुआ मिलेगा, भेजेंगे उसे आप।';

export const buttonFillsIn = 'बटन दबाने पर यह बुकिंग फ़ॉर्म में भर जाएगा, बाकी वह पूछ लेगा।';

export const whatWeDo = 'इस जानकारी का हम क्या करते हैं:';

export const privacy = 'निजता';

export const chooseHowToSend = 'कैसे भेजना है, चुनें';

export const nothingFilledIn = 'अभी कुछ नहीं भरा है: चाहें तो वहीं लिख लें।';

export const messageIsWritten = 'आपका संदेश लिख दिया गया है। उसे वहाँ से आप भेजेंगे।';

export const theWordIs = 'शब्द है';

export const orCall = (phone: ReactNode) => <>या {phone} पर फ़ोन करें</>;
