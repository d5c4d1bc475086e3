import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<typeof import('./search.ts'), typeof import('./search.hi.ts')>;

export const pages = [
  {
    href: '/#contacts',
    title: 'अपॉइंटमेंट बुक करें',
    text: 'क्लिनिक, दिन और समय चुनें',
    searchWords:
      'बुकिंग बुक अपॉइंटमेंट अपाइंटमेंट अप्वाइंटमेंट फ़ॉर्म फॉर्म समय लेना booking book appointment form slot samay',
  },
  {
    href: '/contact#emergency',
    title: 'इमरजेंसी',
    text: 'किन बातों में देर न करें, कहाँ जाएँ, और किस नंबर पर फ़ोन करें',
    searchWords:
      'इमरजेंसी एमरजेंसी आपातकाल आपात तुरंत जल्दी रात ज़हर जहर ज़हरीला खून बह चोट घायल एक्सीडेंट दुर्घटना टक्कर गला अटक दम साँस सांस दौरा दौरे मिर्गी बेहोश गिर गया निगल खा लिया खाना नहीं रही रहा चॉकलेट किशमिश अंगूर चूहे मार दवा साँप सांप डंक कुत्ता कुत्ते पिल्ला बिल्ली बच्चा पालतू emergency urgent turant raat zehar jahar zeher khoon khun bleeding chot ghayal accident takkar gala atak saans dam daura mirgi behosh gir nigal kha khana nahi liya chocolate kishmish angur chuha poison poisoned kutta kutte pilla billi night not eating',
  },
  {
    href: '/contact',
    title: 'अपॉइंटमेंट बदलें या रद्द करें',
    text: 'WhatsApp या फ़ोन से',
    searchWords:
      'रद्द रद कैंसिल कैंसल बदलना बदलें बदल टालना बुकिंग बुक मेरी मेरा cancel cancellation radd badalna change reschedule my booking appointment',
  },
  {
    href: '/service',
    title: 'सेवाएँ',
    text: 'चेक-अप से ऑपरेशन तक, हम क्या-क्या करते हैं',
    searchWords:
      'इलाज सेवा सेवाएं देखभाल जाँच जांच दाम कीमत खर्च फ़ीस ilaj seva sevayen dekhbhal jaanch treatments care services price cost fees',
  },
  {
    href: '/clinics',
    title: 'हमारे क्लिनिक',
    text: 'हर एक का पता, समय, रास्ता और बुक करने का तरीका',
    searchWords:
      'खोजें क्लिनिक क्लीनिक अस्पताल हॉस्पिटल स्टोर डॉक्टर पास नज़दीक नजदीक नक्शा मैप पता जगह शाखा ब्रांच शहर अभी खुला बंद समय टाइम टाइमिंग शनिवार रविवार इतवार संडे आज find clinic hospital aspatal store doctor near paas nazdeek naksha map pata location jagah branch shahar city abhi khula band samay open now closed opening hours time timing sunday saturday aaj',
  },
  {
    href: '/contact',
    title: 'संपर्क',
    text: 'फ़ोन, ईमेल, और हमारे नाम एक संदेश',
    searchWords:
      'फ़ोन फोन नंबर नम्बर कॉल टेलीफ़ोन टेलीफोन ईमेल पता रास्ता संपर्क सम्पर्क मदद phone fon number call telephone email pata rasta sampark address contact madad whatsapp',
  },
  {
    href: '/privacy',
    title: 'निजता',
    text: 'हम क्या पूछते हैं, उसे कौन देखता है, और उसे कैसे मिटवाएँ',
    searchWords:
      'निजता गोपनीयता प्राइवेसी डेटा जानकारी सहमति कुकी मिटाना हटाना शिकायत भूल nijta gopniyata privacy data jankari sahmati cookies mitana hatana shikayat delete forget complaint',
  },
];

export const serviceWords = 'दाम कीमत खर्च फ़ीस पैसे daam keemat kharch fees price cost';

export const vetWords = 'डॉक्टर doctor';

export const clinicWords =
  'क्लिनिक क्लीनिक अस्पताल हॉस्पिटल दवाखाना स्टोर पता कहाँ समय clinic hospital aspatal dawakhana store address pata location kahan hours';
