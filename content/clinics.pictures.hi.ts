import type { Twin } from '#src/config/twin.ts';
import * as english from './clinics.pictures.ts';

export type Checked = Twin<
  typeof import('./clinics.pictures.ts'),
  typeof import('./clinics.pictures.hi.ts')
>;

export const clinicPictures: typeof english.clinicPictures = {
  indiranagar: {
    ...english.clinicPictures.indiranagar,
    alt: 'बेंच पर बैठी महिला का हाथ कैरियर पर है, रिसेप्शनिस्ट उनसे नमस्ते कर रही हैं',
  },
  'bandra-west': {
    ...english.clinicPictures['bandra-west'],
    alt: 'क्लिनिक के खुले दरवाज़े से जाता हुआ कुत्ता पीछे मुड़कर देख रहा है',
  },
  adyar: {
    ...english.clinicPictures.adyar,
    alt: 'डॉक्टर घुटनों पर बैठकर कुत्ते की धड़कन सुन रही हैं, खिड़की पर बैठी बिल्ली देख रही है',
  },
  'salt-lake': {
    ...english.clinicPictures['salt-lake'],
    alt: 'कुत्ता नीची डंडियों पर से कदम रखकर फिर से चलना सीख रहा है',
  },
  'hauz-khas': {
    ...english.clinicPictures['hauz-khas'],
    alt: 'डॉक्टर अपनी स्क्रीन पर कुत्ते का एक्स-रे समझा रही हैं',
  },
  'banjara-hills': {
    ...english.clinicPictures['banjara-hills'],
    alt: 'कुत्ता पंजा दे रहा है, पास में उसका टीके का कार्ड रखा है',
  },
  kothrud: { ...english.clinicPictures.kothrud, alt: 'एंडोस्कोपी की मशीन के पास कुत्ता सो रहा है' },
  'panampilly-nagar': {
    ...english.clinicPictures['panampilly-nagar'],
    alt: 'काली-सफ़ेद बिल्ली डायलिसिस मशीन के पास गद्दी पर सो रही है',
  },
};
