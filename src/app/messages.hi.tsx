import type { ReactNode } from 'react';
import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<typeof import('./messages.tsx'), typeof import('./messages.hi.tsx')>;

export const skipToContent = 'सीधे मुख्य हिस्से पर जाएँ';

export const scrollToTop = 'पेज में सबसे ऊपर जाएँ';

export const loadingPage = 'पेज खुल रहा है';

export const contactAndEmergency = 'संपर्क और इमरजेंसी';

export const mainNavigation = 'मुख्य';

export const search = 'खोजें';

export const menu = 'मेन्यू';

export const appointments = 'अपॉइंटमेंट';

export const phoneSupport = 'फ़ोन पर मदद';

export const emergencyNow = 'इमरजेंसी है? बुक न करें।';

export const ourServices = 'हमारी सेवाएँ';

export const quickLinks = 'काम के लिंक';

export const connectWithUs = 'हमसे जुड़ें';

export const forOwners = 'पालतू रखने वालों के लिए';

export const customerSupport = 'फ़ोन पर मदद';

export const ourClinics = 'हमारे क्लिनिक';

export const ourVets = 'हमारे डॉक्टर (अंग्रेज़ी में)';

export const copyright = (year: string, company: string) =>
  `© ${year} ${company}। सर्वाधिकार सुरक्षित।`;

export const socialNames: Record<
  'instagram' | 'facebook' | 'pinterest' | 'linkedin' | 'youtube',
  string
> = {
  instagram: 'इंस्टाग्राम',
  facebook: 'फ़ेसबुक',
  pinterest: 'पिंटरेस्ट',
  linkedin: 'लिंक्डइन',
  youtube: 'यूट्यूब',
};

export const bookOrCall = 'बुक करें या फ़ोन करें';

export const emergency = 'इमरजेंसी';

export const unexpectedError = 'अचानक कुछ गड़बड़ हो गई!';

export const partNotFetched = 'इस पेज का एक हिस्सा नहीं आ सका।';

export const siteUpdated = 'हो सकता है साइट अभी-अभी बदली हो, या इंटरनेट चला गया हो।';

export const nothingYouDid = 'इसमें आपकी कोई गलती नहीं है।';

export const loadAgainOrCall = (phone: ReactNode, hours: ReactNode) => (
  <>
    पेज फिर से खोलें, या हमें {phone} पर फ़ोन करें ({hours})।
  </>
);

export const goHome = 'होम पेज पर जाएँ';

export const unknownError = 'गड़बड़ी का कारण पता नहीं';
