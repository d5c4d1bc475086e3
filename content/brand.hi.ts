import type { Twin } from '#src/config/twin.ts';
import * as english from './brand.ts';

export type Checked = Twin<typeof import('./brand.ts'), typeof import('./brand.hi.ts')>;

export { brand } from './brand.ts';

export const brandForMachines: typeof english.brandForMachines = {
  description:
    'कुत्तों और बिल्लियों के लिए अस्पताल और ग्रूमिंग सेंटर: चेक-अप, टीकाकरण, ऑपरेशन, बीमारी की जाँच और ग्रूमिंग।',
  sharingPictureAlt: 'एक कुत्ता और एक बिल्ली। डॉक्टर, जो नीचे बैठकर नमस्ते कहते हैं।',
};
