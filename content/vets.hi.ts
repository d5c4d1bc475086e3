import type { Vet } from '#src/business/recordTypes.ts';
import type { Twin } from '#src/config/twin.ts';
import * as english from './vets.ts';

export type Checked = Twin<typeof import('./vets.ts'), typeof import('./vets.hi.ts')>;

/** For cards; the vets’ own pages are English. */
const texts: Record<english.VetId, Pick<Vet, 'name' | 'qualification' | 'specialities'>> = {
  'meera-nair': {
    name: 'डॉ. मीरा नायर',
    qualification: 'बीवीएससी एंड एएच, एमवीएससी (मेडिसिन)',
    specialities: 'अंदरूनी बीमारियाँ, बिल्लियाँ',
  },
  'joseph-dsouza': {
    name: 'डॉ. जोसेफ़ डिसूज़ा',
    qualification: 'बीवीएससी एंड एएच, पीएचडी (सर्जरी)',
    specialities: 'हड्डी और शरीर के नरम हिस्सों के ऑपरेशन',
  },
  'harpreet-singh': {
    name: 'डॉ. हरप्रीत सिंह',
    qualification: 'बीवीएससी एंड एएच, पीजी डिप्लोमा (इमेजिंग)',
    specialities: 'एक्स-रे, सोनोग्राफ़ी, सीटी स्कैन',
  },
  'farah-sheikh': {
    name: 'डॉ. फ़राह शेख',
    qualification: 'बीवीएससी एंड एएच',
    specialities: 'टीकाकरण, पिल्ले, बिल्ली के बच्चे',
  },
  'ananya-rao': {
    name: 'डॉ. अनन्या राव',
    qualification: 'बीवीएससी एंड एएच, एमवीएससी (मेडिसिन)',
    specialities: 'दिल, फेफड़े और पुरानी खाँसी',
  },
  'imran-qureshi': {
    name: 'डॉ. इमरान कुरैशी',
    qualification: 'बीवीएससी एंड एएच, एमवीएससी (सर्जरी)',
    specialities: 'एंडोस्कोपी और लैप्रोस्कोपी',
  },
  'sudha-krishnan': {
    name: 'डॉ. सुधा कृष्णन',
    qualification: 'बीवीएससी एंड एएच, पीएचडी (मेडिसिन)',
    specialities: 'बुज़ुर्ग पालतू, किडनी की देखभाल',
  },
  'rohan-das': {
    name: 'डॉ. रोहन दास',
    qualification: 'बीवीएससी एंड एएच',
    specialities: 'चमड़ी, कान और फ़िज़ियोथेरेपी',
  },
};

export const vets: typeof english.vets = english.vets.map((vet) => ({
  ...vet,
  ...texts[vet.id],
  // People search by both.
  englishName: vet.name,
}));
