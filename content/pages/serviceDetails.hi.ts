import type { Twin } from '#src/config/twin.ts';
import * as english from './serviceDetails.ts';

export type Checked = Twin<
  typeof import('./serviceDetails.ts'),
  typeof import('./serviceDetails.hi.ts')
>;

export const head: typeof english.head = {
  title: 'बेहोशी में जाँच या ऑपरेशन, शुरू से आखिर तक',
  description:
    'बेहोशी में जाँच या ऑपरेशन से पहले, उस समय और उसके बाद: घर पर क्या करना है, अस्पताल में क्या होता है, और कब फ़ोन करना है।',
};

export const heading = 'बेहोशी में जाँच या ऑपरेशन, शुरू से आखिर तक';

export const lead =
  'स्कैन हो, दूरबीन वाला ऑपरेशन हो, या कोई भी ऑपरेशन: जब बेहोश करना पड़े, तब क्या-क्या होता है। आपके पालतू के लिए कुछ अलग हो, तो डॉक्टर बता देंगे।';

export const unnamed = 'बेहोशी में जाँच या ऑपरेशन';

export const jumpLabel = 'इस पेज पर';

export const before: typeof english.before = {
  phase: {
    id: 'before',
    title: 'पहले',
    steps: [
      {
        when: 'एक हफ़्ता पहले',
        title: 'खुलकर बात',
        text: 'क्या होगा, खतरा कितना है और खर्च कितना आएगा, यह हम समझाते हैं और लिखकर देते हैं।',
      },
      {
        when: 'एक शाम पहले',
        title: 'आखिरी बार खाना',
        text: 'रात\u00a010\u00a0बजे के बाद खाने को कुछ न दें। पानी सुबह तक दे सकते हैं। बिल्ली के बच्चों और पिल्लों को इसके बाद भी खाना चाहिए: हमसे पूछ लें।',
      },
      {
        when: 'उस सुबह',
        title: 'साथ क्या लाएँ',
        text: 'पुराने कागज़, दवा का डिब्बा, और एक कपड़ा जिसमें घर की महक हो।',
      },
    ],
  },
  picture: english.before.picture,
};

export const during: typeof english.during = {
  phase: {
    id: 'during',
    title: 'उस समय',
    steps: [
      {
        when: 'पहुँचने पर',
        title: 'पट्टा अब हमारे हाथ में',
        text: 'पहले इंजेक्शन से नींद आने तक आप साथ रह सकते हैं।',
      },
      {
        when: '20 मिनट बाद',
        title: 'बेहोश, और हमारी नज़र में',
        text: 'शुरू से लेकर होश आने तक धड़कन, साँस और शरीर की गर्मी पर बराबर नज़र रखते हैं।',
      },
      {
        when: 'करीब एक घंटे बाद',
        title: 'हम आपको फ़ोन करते हैं',
        text: 'काम पूरा होते ही, नतीजा चाहे जो हो।',
      },
    ],
  },
  picture: {
    ...english.during.picture,
    alt: 'ऑपरेशन की बत्ती के नीचे सोती हुई बिल्ली, पीठ पर डॉक्टर का हाथ',
  },
};

export const after: typeof english.after = {
  phase: {
    id: 'after',
    title: 'बाद में',
    steps: [
      {
        when: 'पहली रात',
        title: 'गर्माहट, हल्की रोशनी, शांति',
        text: 'चाल थोड़ी लड़खड़ाए, तो यह आम बात है। शाम को थोड़ा-सा खाना काफ़ी है।',
      },
      {
        when: 'दिन 2 से 9',
        title: 'थोड़ा-थोड़ा घुमाएँ, कूदने न दें',
        text: 'मुँह फुला ले, तब भी कोन न उतारें। रोज़ सुबह घाव देख लें।',
      },
      { when: 'दिन 10', title: 'टाँके निकलते हैं', text: 'दस मिनट का काम, और अक्सर एक बिस्किट भी।' },
    ],
  },
  picture: english.after.picture,
  emergency: {
    title: 'तुरंत दिखाइए, अगर',
    text: 'घाव खुल जाए या उससे खून आए, मसूड़े फीके पड़ जाएँ, या पूरी तरह होश न आए।',
  },
  links: [
    { label: 'अभी बुक करें', href: '/hi#contacts' },
    { label: 'सभी सेवाएँ देखें', href: '/hi/service' },
  ],
};
