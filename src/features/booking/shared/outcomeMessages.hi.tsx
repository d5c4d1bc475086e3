import type { ReactNode } from 'react';
import type { BookingRefusal } from '#src/api/bookingRefusal.ts';
import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<
  typeof import('./outcomeMessages.tsx'),
  typeof import('./outcomeMessages.hi.tsx')
>;

export const booked = 'अपॉइंटमेंट बुक हो गया है!';

export const failed = 'अपॉइंटमेंट बुक करने में दिक्कत हुई। कृपया फिर से कोशिश करें।';

const refusals: Readonly<Record<BookingRefusal, string>> = {
  taken: 'यह समय अभी-अभी किसी और ने ले लिया है: कृपया दूसरा समय चुनें।',
  'too many': 'इस समय बहुत-से लोग बुक कर रहे हैं: कृपया एक मिनट रुककर फिर से कोशिश करें।',
  'too long': 'टिप्पणी इतनी लंबी है कि भेजी नहीं जा सकती: कृपया उसे छोटा करें।',
};

export const failedFor = (refusal?: BookingRefusal) =>
  refusal ? `${failed} ${refusals[refusal]}` : failed;

export const seeWhatYouAskedFor = 'माँगा गया अपॉइंटमेंट देखें';

export const backToTheForm = 'फ़ॉर्म पर लौटें';

export const typedIsInForm = (backToForm: ReactNode, phone: ReactNode) => (
  <>
    {backToForm}: आपका लिखा उसमें मौजूद है। चाहें तो यहाँ फ़ोन भी करें: {phone}
  </>
);

export const alreadyBooked = (whatsApp: ReactNode) => (
  <>पहले से बुकिंग है? {whatsApp} या फ़ोन से बदलवाएँ या रद्द करवाएँ: नाम और दिन बताना काफ़ी है।</>
);

export const whatsApp = 'WhatsApp';

export const alreadyBookedByPhone =
  'पहले से बुकिंग है? फ़ोन करके बदलवाएँ या रद्द करवाएँ: नाम और दिन बताना काफ़ी है।';

export const emptyChangeRequest =
  'नमस्ते, मुझे अपॉइंटमेंट बदलना या रद्द करना है।\n\nनाम: \nदिन: \nनया समय: ';
