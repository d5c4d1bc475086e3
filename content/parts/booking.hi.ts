import type { Twin } from '#src/config/twin.ts';
import * as english from './booking.ts';

export type Checked = Twin<typeof import('./booking.ts'), typeof import('./booking.hi.ts')>;

export { confirmationPictures } from './booking.ts';

export const section: typeof english.section = {
  title: 'अपॉइंटमेंट बुक करें',
  lead: 'आगे क्या होगा?',
  steps: [
    { title: 'आप फ़ॉर्म भेजते हैं', text: 'अभी कुछ देना नहीं है।' },
    { title: 'क्लिनिक से आपको फ़ोन आता है', text: 'समय तय करने और बाकी बात समझने के लिए।' },
    { title: 'आप आ जाते हैं', text: 'पुराने कागज़ और कोई पसंदीदा खिलौना साथ लाएँ।' },
  ],
  urgent: 'इमरजेंसी में: अभी कहाँ जाएँ',
  picture: english.section.picture,
};

export const grooming: typeof english.grooming = {
  current: 'ग्रूमिंग',
  title: 'ग्रूमिंग बुक करें',
  formTitle: 'ग्रूमिंग बुक करने का फ़ॉर्म',
  description: 'अपने कुत्ते या बिल्ली की ग्रूमिंग पास के क्लिनिक में बुक करें: नहलाना, ब्रश करना और बाल काटना।',
  lead: 'नहलाना, ब्रश करना और बाल काटना। ऐसा क्लिनिक और समय चुनें, जो आप दोनों को ठीक लगे।',
};

export const groomingSection: typeof english.groomingSection = {
  lead: 'आगे क्या होगा?',
  steps: [
    { title: 'आप फ़ॉर्म भेजते हैं', text: 'अभी कुछ देना नहीं है।' },
    {
      title: 'क्लिनिक से आपको फ़ोन आता है',
      text: 'समय पक्का करने और यह जानने के लिए कि आपके पालतू को क्या पसंद है।',
    },
    {
      title: 'आप आ जाते हैं',
      text: 'कुत्ते को पहले थोड़ा टहला लाएँ, तो अच्छा रहता है। पसंदीदा खिलौना सबके काम आता है।',
    },
  ],
  picture: english.groomingSection.picture,
};

export const groomingScene: typeof english.groomingScene = {
  left: english.groomingScene.left,
  right: english.groomingScene.right,
  top: english.groomingScene.top,
  sign: { title: 'ग्रूमिंग', text: 'नहलाना, ब्रश करना और बाल काटना' },
};

export const generalPreparation: typeof english.generalPreparation = [
  'पुराने कागज़ और जो दवाएँ चल रही हैं, सब साथ लाएँ।',
  'बिल्ली को कैरियर में लाएँ, कुत्ते को पट्टे पर।',
  'कुछ जाँचें खाली पेट होती हैं: हमारा फ़ोन आए, तब पूछ लें।',
];
