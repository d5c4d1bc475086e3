import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import owner1 from '#content/pictures/people/owner-1.svg';
import owner2 from '#content/pictures/people/owner-2.svg';
import owner4 from '#content/pictures/people/owner-4.svg';
import owner6 from '#content/pictures/people/owner-6.svg';
import type { Twin } from '#src/config/twin.ts';
import * as english from './landing.ts';

export type Checked = Twin<typeof import('./landing.ts'), typeof import('./landing.hi.ts')>;

export const head: typeof english.head = {
  title: 'कुत्ते-बिल्लियों के डॉक्टर और ग्रूमिंग',
  description:
    'कुत्ते-बिल्लियों की जाँच, टीके, ऑपरेशन और ग्रूमिंग, आपके पास के क्लिनिक में। दो मिनट में अपॉइंटमेंट बुक करें।',
};

export const welcome = 'स्वागत';

export const hero: typeof english.hero = {
  title: 'डॉक्टर, जो नीचे बैठकर नमस्ते कहते हैं।',
  lead: 'कुत्ते-बिल्लियों की जाँच, टीके, ऑपरेशन और ग्रूमिंग, आपके पास के क्लिनिक में।',
  picture: {
    ...english.hero.picture,
    alt: 'डॉक्टर घुटनों पर बैठकर कुत्ते की धड़कन सुन रही हैं, उसके मालिक पीठ सहला रहे हैं और खिड़की पर बैठी बिल्ली देख रही है',
  },
};

export const heroTeam: typeof english.heroTeam = {
  pictures: english.heroTeam.pictures,
  strong: `${brand.figures.professionals} डॉक्टर और देखभाल करने वाले`,
  text: `साथ में ${brand.figures.stores} स्टोर, जिनमें ${clinics.length} क्लिनिक`,
};

export const vetCarousel: typeof english.vetCarousel = {
  title: 'हमारे डॉक्टरों से मिलें',
  all: { label: 'सभी डॉक्टरों से मिलें', href: '/doctors' },
};

export const clinicList: typeof english.clinicList = { title: 'अपना क्लिनिक ढूँढें' };

export const testimonials: typeof english.testimonials = {
  label: 'लोग क्या कहते हैं',
  testimonials: [
    {
      quote:
        'डॉक्टर दस मिनट टॉफ़ी के साथ ज़मीन पर बैठी रहीं, तब जाकर बैग खोला। टॉफ़ी तो जाँच के बीच में ही सो गया।',
      author: 'कमला वी.',
      about: 'और टॉफ़ी, 3 साल',
      picture: { src: owner4, width: 240, height: 240, alt: 'मुस्कुराती कमला, बालों में गजरा' },
      rating: 5,
    },
    {
      quote:
        'मैं नौ सवाल लिखकर ले गया था। उन्होंने एक-एक का जवाब दिया, नौ के नौ का, फिर मुझसे दो ऐसी बातें पूछीं जो मैंने सोची ही नहीं थीं।',
      author: 'यूसुफ़ ए.',
      about: 'और नींबू, 6 साल',
      picture: { src: owner6, width: 240, height: 240, alt: 'यूसुफ़, कंधे से लगी उनकी नारंगी बिल्ली नींबू' },
      rating: 5,
    },
    {
      quote:
        'दोपहर के खाने से पहले फ़ोन आया कि उसे होश आ गया है, और शाम छह बजे फिर आया कि उसने खाना खा लिया है। तब मेरी जान में जान आई।',
      author: 'जॉर्ज टी.',
      about: 'और बिस्किट, 11 साल',
      picture: {
        src: owner2,
        width: 240,
        height: 240,
        alt: 'जॉर्ज, गोद में उनका भूरा-सफ़ेद कुत्ता बिस्किट',
      },
      rating: 4,
    },
    {
      quote: 'स्मोकी सबसे छिपती है। यहाँ वह अपने-आप कैरियर से निकली और जाकर वज़न की मशीन पर बैठ गई।',
      author: 'लीना पी.',
      about: 'और स्मोकी, 2 साल',
      picture: {
        src: owner1,
        width: 240,
        height: 240,
        alt: 'अपनी स्लेटी बिल्ली स्मोकी से सिर टिकाए लीना',
      },
      rating: 5,
    },
  ],
};

export const articleTeasers: typeof english.articleTeasers = {
  title: 'आने से पहले जान लें',
  all: { label: 'सभी लेख देखें (अंग्रेज़ी में)', href: '/blog' },
};
