import type { ReactNode } from 'react';
import type { Twin } from '#src/config/twin.ts';
import { plural } from '#src/domain/text/plural.ts';
import type { ChangeRequest } from './messages.tsx';
import type { PartOfDay } from './rules/slots.ts';

export type Checked = Twin<typeof import('./messages.tsx'), typeof import('./messages.hi.tsx')>;

export const bookAnAppointment = 'अपॉइंटमेंट बुक करें';

export const typedIsFilledIn = 'आपने जो लिखा था, वह भर दिया गया है। जो बाकी है, वह चुनें।';

export const everyField = 'कृपया सारी जानकारी भरें।';

export const errorCount = (count: number) =>
  plural(count, {
    one: `${count} जवाब बाकी है या सही नहीं है`,
    other: `${count} जवाब बाकी हैं या सही नहीं हैं`,
  });

export const whereAndWhatFor = 'कहाँ और किसलिए';

export const when = 'कब';

export const yourPet = 'आपका पालतू';

export const aboutYou = 'आपके बारे में';

export const location = 'क्लिनिक';

export const selectLocation = 'क्लिनिक चुनें';

export const byPhoneOnly = 'सिर्फ़ फ़ोन पर';

export const byPhone = 'फ़ोन पर:';

export const loading = 'सूची आ रही है…';

export const slowToLoad = 'सूची आने में देर हो रही है, तब तक बाकी भर लें';

export const locationsAreSlow = 'हमारे क्लिनिकों की सूची आने में देर हो रही है। तब तक बाकी जानकारी भर लें।';

export const locationsFailed = (phone: ReactNode) => (
  <>
    हमारे क्लिनिकों की सूची नहीं आ सकी, इसलिए यह फ़ॉर्म अभी नहीं भेजा जा सकता। फिर से कोशिश करें, या {phone} पर
    फ़ोन करें।
  </>
);

export const locationsOffline = (phone: ReactNode) => (
  <>
    इंटरनेट नहीं चल रहा है। इंटरनेट आते ही क्लिनिकों की सूची अपने-आप आ जाएगी; आपका लिखा यहीं रहेगा। चाहें तो{' '}
    {phone} पर फ़ोन भी करें।
  </>
);

export const clinicByPhone = (phone: ReactNode) => (
  <>इस क्लिनिक में डॉक्टर से मिलने की ऑनलाइन बुकिंग नहीं होती। बुक करने के लिए {phone} पर फ़ोन करें।</>
);

export const clinicGone = (phone: ReactNode) => (
  <>आपने जो क्लिनिक चुना है, उसकी बुकिंग अभी यहाँ नहीं हो सकती। दूसरा चुनें, या {phone} पर फ़ोन करें।</>
);

export const atClinic = (clinic: ReactNode) => <>{clinic} में</>;

export const changeClinic = 'बदलें';

export const appointmentType = 'सेवा';

export const selectAppointmentType = 'सेवा चुनें';

export const selectLocationFirst = 'कृपया पहले क्लिनिक चुनें';

export const nothingOffered = 'इस क्लिनिक में कोई अपॉइंटमेंट बुक नहीं हो सकता';

export const noAppointmentsOn = (closedDays: string) => `${closedDays} को अपॉइंटमेंट नहीं`;

export const nextDays = 'आने वाले दिन';

export const today = 'आज';

export const tomorrow = 'कल';

export const closed = 'बंद';

export const appointmentDate = 'अपॉइंटमेंट की तारीख';

export const appointmentTime = 'अपॉइंटमेंट का समय';

export const selectTime = 'समय चुनें';

export const partsOfDay: Readonly<Record<PartOfDay, string>> = {
  Morning: 'सुबह',
  Afternoon: 'दोपहर के बाद',
  Evening: 'शाम',
};

export const noTimesLeft = 'इस दिन अब कोई समय खाली नहीं बचा';

export const noTimes = 'इस दिन कोई समय नहीं है';

export const petType = 'कौन-सा पालतू';

export const selectPetType = 'पालतू चुनें';

export const comments = 'टिप्पणी';

export const commentsHint = 'कुछ अलग दिखा? आपका पालतू किससे डरता है?';

export const groomingHint = 'बाल कैसे हैं, गाँठें तो नहीं? आपका पालतू किससे डरता है?';

export const name = 'नाम';

export const mobileNumber = 'मोबाइल नंबर';

export const mobileHint = '10 अंक';

export const email = 'ईमेल';

export const emailExample = 'name@example.com';

export const whatItIsFor = 'इसे हम सिर्फ़ आपका अपॉइंटमेंट तय करने में इस्तेमाल करते हैं।';

export const bookAppointment = 'अपॉइंटमेंट बुक करें';

export const bookingNow = 'बुक हो रहा है…';

export const stillSending =
  'आपकी बुकिंग अभी भेजी जा रही है। इसमें आम तौर से ज़्यादा समय लग रहा है; कृपया पेज खुला रखें।';

export const failedButKept = (phone: ReactNode) => (
  <>आपका लिखा सब कुछ अब भी यहीं है। चाहें तो {phone} पर फ़ोन भी करें।</>
);

export const offline = 'इंटरनेट नहीं चल रहा है। आपका लिखा यहीं रहेगा: इंटरनेट आने पर बुक करें।';

export const offlineWhileSending =
  'इंटरनेट नहीं चल रहा है, और आपकी बुकिंग रास्ते में है: शायद पहुँच गई हो, शायद न पहुँची हो। पेज खुला रखें।';

export const onlineAgain = 'इंटरनेट आ गया है। अब बुकिंग हो सकती है।';

export const changedWhileSending =
  'आपने बाद में जो बदला, वह नहीं भेजा गया। वह नीचे है, आपकी अगली बुकिंग के लिए।';

export const bookForAnotherPet = 'दूसरे पालतू के लिए बुक करें';

export const sentWithoutAnswer = (day: string, time: string, sentDay: string, sentTime: string) =>
  `${day}, ${time} की आपकी बुकिंग ${sentDay} को ${sentTime} भेजी गई थी, और कोई जवाब नहीं आया है: शायद पहुँच गई हो, शायद न पहुँची हो।`;

export const callToAsk = (phone: ReactNode) => (
  <>दोबारा बुक करने से पहले कृपया {phone} पर फ़ोन करके पूछ लें।</>
);

export const close = 'बंद करें';

export const linkAsksFor = (things: string) =>
  `इस लिंक में कुछ ऐसा है जो यहाँ बुक नहीं हो सकता (${things})। कृपया खुद चुन लें।`;

export const linkFields = {
  location: 'क्लिनिक',
  appointmentType: 'सेवा',
  petType: 'पालतू',
} as const;

export const callsYou = (clinic: ReactNode, number: ReactNode) => (
  <>
    {clinic} से पक्का करने के लिए आपको {number} पर फ़ोन आएगा, आम तौर पर क्लिनिक खुलने के दो घंटे के अंदर।
  </>
);

export const rowOwner = 'नाम';

export const rowClinic = 'कहाँ';

export const rowService = 'सेवा';

export const rowPet = 'पालतू';

export const rowTime = 'कब';

export const rowPhone = 'फ़ोन';

export const preparation = 'आने से पहले';

export const addToCalendar = 'कैलेंडर में जोड़ें';

export const notFixedUntil = (clinic: string, phone: string) =>
  `जब तक ${clinic} से जवाब न आए, तब तक पक्का नहीं है। बदलवाने या रद्द करवाने के लिए: ${phone}`;

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

export const askToChange = 'बदलवाएँ या रद्द करवाएँ';

export const callToChange = (phone: ReactNode) => <>बदलवाने या रद्द करवाने के लिए फ़ोन करें: {phone}</>;

export const changeRequest = ({ owner, clinic, day, time, type, pet }: ChangeRequest) =>
  `नमस्ते, यह अपॉइंटमेंट बदलना या रद्द करना है।

नाम: ${owner}
क्लिनिक: ${clinic}
समय: ${day}, ${time}
किसलिए: ${type}, ${pet}

इसकी जगह यह समय:`;
