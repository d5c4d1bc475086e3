import { hoursInWords } from '#content/hours.ts';
import consultation from '#content/pictures/services/consultation.svg';
import grooming from '#content/pictures/services/grooming.svg';
import laboratoryRoom from '#content/pictures/services/laboratory-room.svg';
import physiotherapyRoom from '#content/pictures/services/physiotherapy-room.svg';
import surgery from '#content/pictures/services/surgery.svg';
import wardRoom from '#content/pictures/services/ward-room.svg';
import type { Twin } from '#src/config/twin.ts';
import * as english from './services.ts';

export type Checked = Twin<typeof import('./services.ts'), typeof import('./services.hi.ts')>;

export const head: typeof english.head = {
  title: 'सेवाएँ',
  description:
    'डॉक्टर को दिखाने और टीकाकरण से लेकर सीटी स्कैन, ऑपरेशन और डायलिसिस तक, अस्पतालों की हर सेवा। घर पर जो नज़र आया, उसी से खोजें।',
};

export const heading = 'कुत्तों और बिल्लियों के लिए हमारी सारी सेवाएँ';

export const lead =
  'घर पर जो दिख रहा है, उसी से जानें कि क्या चाहिए: कौन-सी सेवा किस काम की है, कितना समय लगता है और कहाँ होती है।';

export const rooms: typeof english.rooms = [
  {
    id: 'unwell',
    question: 'कुछ ठीक नहीं लग रहा',
    picture: { src: consultation, width: 420, height: 315, alt: '' },
    ground: 'mint',
    width: 'wide',
    picturePosition: 'above',
  },
  {
    id: 'well',
    question: 'ठीक है, और ठीक ही रहे',
    picture: { src: grooming, width: 480, height: 360, alt: '' },
    ground: 'sky-2',
    picturePosition: 'above',
  },
  {
    id: 'operation',
    question: 'ऑपरेशन कराना है',
    picture: { src: surgery, width: 480, height: 360, alt: '' },
    ground: 'mint-2',
  },
  {
    id: 'tests',
    question: 'वजह जाननी है',
    picture: { src: laboratoryRoom, width: 787, height: 360, alt: '' },
    ground: 'wash',
    width: 'wide',
    picturePosition: 'beside',
  },
  {
    id: 'ward',
    question: 'भर्ती करना होगा',
    picture: { src: wardRoom, width: 787, height: 360, alt: '' },
    ground: 'sky-2',
    width: 'wide',
    picturePosition: 'beside',
  },
  {
    id: 'recovery',
    question: 'फिर से ताकत लानी है',
    picture: { src: physiotherapyRoom, width: 787, height: 360, alt: '' },
    ground: 'mint-2',
    picturePosition: 'beside',
  },
];

export const emergency: typeof english.emergency = {
  question: 'अभी दिखाना ज़रूरी है',
  text: `हो सके तो रास्ते से फ़ोन कर दें (${hoursInWords.emergency}), ताकि डॉक्टर दरवाज़े पर ही मिलें।`,
  picture: english.emergency.picture,
};

export const parts: typeof english.parts = {
  heading: 'एक-एक सेवा के बारे में',
  lead: 'कितना समय लगता है, और तैयारी कैसे करें। ‘खाना नहीं’ का मतलब पानी बंद नहीं। पिल्ला, बिल्ली का बच्चा या शुगर का मरीज़ हो, तो पहले हमसे पूछ लें।',
  whereLabel: 'कहाँ',
  ask: 'हमसे पूछें कि आपके सबसे पास कौन-सा अस्पताल है',
};

export const facts: typeof english.facts = {
  before: 'आने से पहले',
  duration: 'कितना समय',
  homeAgain: 'घर कब जाएँगे',
  after: 'बाद में',
};

export const detailsLabel = 'शुरू से आखिर तक क्या होता है';

export const everyClinic = 'हर क्लिनिक';

export const everyClinicBut: typeof english.everyClinicBut = (others: string) =>
  `${others} को छोड़कर हर क्लिनिक`;

export const bookLabels: typeof english.bookLabels = {
  'Vet Consultation': 'डॉक्टर का अपॉइंटमेंट बुक करें',
  'Pet Vaccination': 'टीके का अपॉइंटमेंट बुक करें',
  Surgery: 'ऑपरेशन के लिए अपॉइंटमेंट बुक करें',
  Grooming: 'ग्रूमिंग बुक करें',
};
