import type { Twin } from '#src/config/twin.ts';
import type { Clinic } from '#src/domain/clinicDirectory.ts';
import { brand } from './brand.ts';
import * as english from './clinics.ts';

export type Checked = Twin<typeof import('./clinics.ts'), typeof import('./clinics.hi.ts')>;

type Texts = Pick<
  Clinic,
  'name' | 'area' | 'city' | 'searchWords' | 'street' | 'gettingThere' | 'parking'
>;

const texts: Record<english.ClinicSlug, Texts> = {
  indiranagar: {
    name: `${brand.name} इंदिरानगर`,
    area: 'इंदिरानगर',
    city: 'बेंगलुरु',
    searchWords: 'Bangalore बैंगलोर बंगलौर बेंगलूरु',
    street: '12, सैंपल क्रॉस रोड',
    gettingThere: 'सैंपल मेट्रो स्टेशन से पैदल सात मिनट: पूर्वी गेट से निकलें, पार्क आपके बाएँ हाथ रहे।',
    parking:
      'बिल्डिंग के पीछे चार गाड़ियों की जगह है, और स्कूटर लगाने के लिए रेलिंग। बगल वाले दरवाज़े पर सीढ़ियाँ नहीं हैं।',
  },
  'bandra-west': {
    name: `${brand.name} बांद्रा वेस्ट`,
    area: 'बांद्रा वेस्ट',
    city: 'मुंबई',
    searchWords: 'Bombay बम्बई बॉम्बे',
    street: '4, एग्ज़ाम्पल लेन',
    gettingThere: 'सैंपल स्टेशन से रिक्शे में दस मिनट। दो बरगद वाली गली पूछ लीजिए।',
    parking: 'हमारी अपनी पार्किंग नहीं है। सैंपल पार्किंग मोड़ पर ही है; दोपहर से पहले वहाँ भीड़ कम रहती है।',
  },
  adyar: {
    name: `${brand.name} अडयार`,
    area: 'अडयार',
    city: 'चेन्नई',
    searchWords: 'Madras मद्रास',
    street: '9, प्लेसहोल्डर स्ट्रीट',
    gettingThere: 'सैंपल बस दरवाज़े पर ही रुकती है। पुल की तरफ़ से आएँ, तो दाईं ओर तीसरी सड़क।',
    parking: 'बिल्डिंग के सामने दो गाड़ियों की जगह, एक छाँव में।',
  },
  'salt-lake': {
    name: `${brand.name} सॉल्ट लेक`,
    area: 'सॉल्ट लेक',
    city: 'कोलकाता',
    searchWords: 'Calcutta कलकत्ता',
    street: '7, मॉडल ब्लॉक',
    gettingThere: 'सैंपल मेट्रो स्टेशन से नहर के किनारे-किनारे पैदल पाँच मिनट।',
    parking: 'सड़क पर, दोनों तरफ़। शाम के मुकाबले सुबह जगह आसानी से मिलती है।',
  },
  'hauz-khas': {
    name: `${brand.name} हौज़ खास`,
    area: 'हौज़ खास',
    city: 'नई दिल्ली',
    street: '21, स्पेसिमेन मार्केट',
    gettingThere: 'सैंपल मेट्रो स्टेशन से पैदल बारह मिनट; लिफ़्ट गेट नंबर दो पर है।',
    parking: 'मार्केट की पार्किंग, पहला आधा घंटा मुफ़्त।',
  },
  'banjara-hills': {
    name: `${brand.name} बंजारा हिल्स`,
    area: 'बंजारा हिल्स',
    city: 'हैदराबाद',
    street: '3, ट्रायल रोड',
    gettingThere: 'सैंपल झील से पहाड़ी पर ऊपर; ऑटो वाले इसे ‘नीले गेट वाला घर’ कहते हैं।',
    parking: 'गेट के अंदर तीन गाड़ियों की जगह।',
  },
  kothrud: {
    name: `${brand.name} कोथरूड`,
    area: 'कोथरूड',
    city: 'पुणे',
    street: '15, पैटर्न पाथ',
    gettingThere: 'सैंपल बस डिपो के पीछे; पीछे की तरफ़ रैंप है, कोई सीढ़ी नहीं।',
    parking: 'बिल्डिंग के नीचे छह गाड़ियों की जगह।',
  },
  'panampilly-nagar': {
    name: `${brand.name} पनमपिल्ली नगर`,
    area: 'पनमपिल्ली नगर',
    city: 'कोच्चि',
    searchWords: 'Cochin कोचीन',
    street: '8, एग्ज़ाम्पल एवेन्यू',
    gettingThere: 'सैंपल जंक्शन से ऑटो में दस मिनट, एवेन्यू की छाँव वाली तरफ़।',
    parking: 'एवेन्यू पर, बिल्डिंग के सामने।',
  },
};

export const clinics: typeof english.clinics = english.clinics.map((clinic) => ({
  ...clinic,
  ...texts[clinic.slug],
  // The stores list has the English name, and people search by both.
  englishName: clinic.name,
  englishCity: clinic.city,
}));
