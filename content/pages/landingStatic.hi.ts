import { brand } from '#content/brand.ts';
import blogSoap from '#content/pictures/blog/blog-soap.svg';
import avatarNeutral from '#content/pictures/people/avatar-neutral.svg';
import waitcat from '#content/pictures/scenes/waitcat.svg';
import pharmacy from '#content/pictures/services/pharmacy.svg';
import type { Twin } from '#src/config/twin.ts';
import * as english from './landingStatic.ts';

export type Checked = Twin<
  typeof import('./landingStatic.ts'),
  typeof import('./landingStatic.hi.ts')
>;

export const about: typeof english.about = {
  title: 'डर कम।\nजाँच बेहतर।',
  lead: 'पालतू डरा हुआ हो, तो जाँच मुश्किल होती है। इसलिए हम जल्दी नहीं करते: शांत कमरे, ज़मीन पर बैठे डॉक्टर, और सबसे पहले आपके सवाल।',
  picture: {
    ...english.about.picture,
    alt: 'रिसेप्शन पर एक मालकिन का स्वागत हो रहा है; वे बेंच पर बैठी हैं, हाथ कैरियर पर है और अंदर से बिल्ली झाँक रही है',
  },
  reasons: [
    {
      icon: 'NotebookPen',
      title: 'आपके पालतू को जानने वाली टीम',
      text: 'हर बार पूरी बात शुरू से नहीं बतानी पड़ती।',
    },
    {
      icon: 'Microscope',
      title: 'सारी जाँच एक ही छत के नीचे',
      text: 'एक्स-रे, सोनोग्राफ़ी और लैब, सब यहीं।',
    },
    {
      icon: 'MessageCircle',
      title: 'पहले साफ़-साफ़ बात',
      text: 'कितना खर्च होगा, शुरू करने से पहले बता देते हैं।',
    },
  ],
  more: { label: 'हमारे बारे में और जानें', href: '/about' },
};

export const inNumbers = 'गिनती में';

export const counters: typeof english.counters = [
  { number: brand.figures.pets, title: 'खुश पालतू' },
  { number: brand.figures.professionals, title: 'डॉक्टर और देखभाल करने वाले' },
  { number: brand.figures.stores, title: 'स्टोर' },
];

export const services: typeof english.services = {
  title: 'कुत्ते-बिल्लियों के लिए हम क्या करते हैं',
  all: { label: 'सभी सेवाएँ देखें', href: '/hi/service' },
  services: english.services.services,
  others: english.services.others,
};

export const articles: typeof english.articles = [
  { article: 'your-cat-hates-the-carrier' },
  { article: 'black-claws' },
  {
    title: 'रेबीज़: जानवर काट ले तो क्या समझें, और सबसे पहले क्या करें',
    subtitle: 'सही जानकारी, और वे पंद्रह मिनट जो सबसे ज़रूरी हैं: साबुन और पानी से धोना।',
    author: 'विश्व स्वास्थ्य संगठन',
    authorPicture: avatarNeutral,
    thumbnail: { src: blogSoap, width: 480, height: 360, alt: '' },
    linkText: 'who.int पर पढ़ें (अंग्रेज़ी में)',
    href: 'https://www.who.int/news-room/fact-sheets/detail/rabies',
    category: 'दूसरी साइटों से',
  },
  { article: 'when-you-bring-a-puppy' },
  {
    title: 'बिल्लियाँ कैसे सोचती हैं, बिल्लियों के जानकारों से',
    subtitle: 'घर, खेल, सफ़र, और दूसरी बिल्ली के साथ निभाना।',
    author: 'इंटरनेशनल कैट केयर',
    authorPicture: avatarNeutral,
    thumbnail: { src: waitcat, width: 480, height: 360, alt: '' },
    linkText: 'icatcare.org पर पढ़ें (अंग्रेज़ी में)',
    href: 'https://icatcare.org/',
    category: 'दूसरी साइटों से',
  },
  {
    title: 'टीकों की वह गाइडलाइन, जो आपके डॉक्टर पढ़ते हैं',
    subtitle: 'कौन-से टीके, कितनी बार और क्यों: इस पर दुनिया भर के कुत्ते-बिल्लियों के डॉक्टर एकमत हैं।',
    author: 'डब्ल्यूएसएवीए',
    authorPicture: avatarNeutral,
    thumbnail: { src: pharmacy, width: 480, height: 360, alt: '', focus: 'right' },
    linkText: 'wsava.org पर पढ़ें (अंग्रेज़ी में)',
    href: 'https://wsava.org/global-guidelines/vaccination-guidelines/',
    category: 'दूसरी साइटों से',
  },
];
