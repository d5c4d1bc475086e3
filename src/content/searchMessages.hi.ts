import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<
  typeof import('./searchMessages.ts'),
  typeof import('./searchMessages.hi.ts')
>;

export const beforeYouCome = (advice: string) => `आने से पहले: ${advice}`;

export const looksAfter = (animals: string) => `किसलिए मिलें: ${animals}`;

export const speaks = (languages: string) => `भाषाएँ: ${languages}`;

export const oftenAskedAbout = (topic: string) => `अक्सर पूछा जाता है: ${topic}`;

export const vetKeywords =
  'डॉक्टर पशु-चिकित्सक पशु चिकित्सक वेट जानवरों का डॉक्टर daktar doctor dr vet veterinarian pashu chikitsak janwar';

export const emergencyCare = 'इमरजेंसी';

export const emergencyHours = (hours: string, phone: string) => `${hours}, अस्पतालों में: ${phone}`;

export const emergencyKeywords =
  'इमरजेंसी एमरजेंसी आपातकाल आपात तुरंत जल्दी रात अभी खुला ज़हर जहर ज़हरीला खून बह चोट घायल एक्सीडेंट दुर्घटना टक्कर गला अटक दम साँस सांस दौरा दौरे मिर्गी बेहोश गिर गया निगल खा लिया चॉकलेट किशमिश अंगूर चूहे मार दवा साँप सांप डंक कुत्ता कुत्ते पिल्ला बिल्ली बच्चा पालतू emergency urgent turant raat abhi khula zehar jahar zeher khoon khun bleeding chot ghayal accident takkar gala atak saans dam daura mirgi behosh gir nigal kha liya chocolate kishmish angur chuha poison poisoned kutta kutte pilla billi night open now';

export const appointments = 'अपॉइंटमेंट';

export const appointmentKeywords =
  'समय खुला बंद कब टाइम टाइमिंग खुलने शनिवार रविवार इतवार संडे आज अपॉइंटमेंट मिलने samay khula band kab time timing timings khulne shanivar ravivar itwar sunday saturday aaj open closed opening hours';

export const phoneSupport = 'फ़ोन पर मदद';

export const phoneAndHours = (phone: string, hours: string) => `${phone}, ${hours}`;

export const phoneKeywords =
  'फ़ोन फोन नंबर नम्बर कॉल टेलीफ़ोन टेलीफोन संपर्क सम्पर्क समय खुला बंद मदद phone fon number call telephone contact sampark samay khula band madad';

export const parking = (advice: string) => `पार्किंग: ${advice}`;

export const placeKeywords = (services: string) =>
  `क्लिनिक क्लीनिक अस्पताल हॉस्पिटल दवाखाना स्टोर पता कहाँ पास नज़दीक नजदीक खुला समय clinic hospital aspatal dawakhana store address pata location kahan paas nazdeek near khula open hours ${services}`;

export const bookAVisitPage = {
  title: 'अपॉइंटमेंट बुक करें',
  text: 'क्लिनिक, दिन और समय चुनें',
  keywords:
    'बुकिंग बुक अपॉइंटमेंट अपाइंटमेंट अप्वाइंटमेंट फ़ॉर्म फॉर्म समय लेना booking book appointment form slot samay',
};

export const servicesPage = {
  title: 'सेवाएँ',
  keywords:
    'इलाज सेवा सेवाएं देखभाल जाँच जांच ilaj seva sevayen dekhbhal jaanch treatments care services',
};

export const vetsPage = {
  title: 'हमारे डॉक्टर',
  text: 'वे डॉक्टर जो आपके पालतू को देखते हैं',
  keywords: 'डॉक्टर टीम स्टाफ़ स्टाफ लोग पशु चिकित्सक daktar doctor vets team staff log',
};

export const ourPlacesPage = {
  title: 'हमारे क्लिनिक',
  text: 'हर एक का पता, समय, रास्ता और बुक करने का तरीका',
  keywords:
    'खोजें क्लिनिक क्लीनिक अस्पताल हॉस्पिटल स्टोर पास नज़दीक नजदीक नक्शा मैप पता जगह शाखा ब्रांच शहर find clinic hospital aspatal store near paas nazdeek naksha map pata location jagah branch shahar city',
};

export const timetablePage = {
  title: 'टाइमटेबल',
  text: 'शनिवार से शुक्रवार, कौन कब मिलेंगे',
  keywords:
    'टाइमटेबल समय-सारणी समय सारणी हफ़्ता हफ्ता सप्ताह समय दिन कब कौन samay hafta din kab kaun schedule week hours days timetable',
};

export const advicePage = {
  title: 'हमारे डॉक्टरों की सलाह',
  text: 'सबसे ज़्यादा पूछी जाने वाली बातों पर छोटे लेख (अंग्रेज़ी में)',
  keywords: 'ब्लॉग सलाह सुझाव लेख टिप्स जानकारी salah lekh jankari blog advice tips articles',
};

export const aboutUsPage = {
  title: 'हमारे बारे में',
  text: 'हम कौन हैं, और हमारे वादे क्या हैं',
  keywords: 'वादे वादा टीम कहानी कौन हम vaade team kahani promises story about',
};

export const portfolioPage = {
  title: 'मरीज़ जिन्हें कोई नहीं भूलता (अंग्रेज़ी में)',
  text: 'उनकी कहानियाँ, हमारे डॉक्टरों की ज़ुबानी',
  keywords:
    'तस्वीरें फ़ोटो फोटो कहानियाँ कहानियां मरीज़ मरीज tasveer photo kahani mareez portfolio gallery pictures cases stories',
};

export const contactPage = {
  title: 'संपर्क',
  keywords:
    'फ़ोन फोन नंबर ईमेल पता रास्ता संपर्क सम्पर्क phone number email pata rasta sampark address contact',
};

export const privacyPage = {
  title: 'निजता',
  text: 'हम क्या पूछते हैं, उसे कौन देखता है, और उसे कैसे मिटवाएँ',
  keywords:
    'निजता गोपनीयता प्राइवेसी डेटा जानकारी सहमति कुकी मिटाना हटाना शिकायत भूल nijta gopniyata privacy data jankari sahmati cookies mitana hatana shikayat delete forget complaint',
};
