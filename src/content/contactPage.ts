import { clinics } from '#content/clinics.yaml';
import { contactWords } from '#content/pages/contact.yaml';
import { paths } from '#src/config/paths.ts';
import { emergency } from './emergency.ts';

const { heading, all } = contactWords.addresses;

/** /contact: its words, with the clinics and what to do in an emergency. */
export const contactPage = {
  ...contactWords,
  emergency: { ...contactWords.emergency, advice: emergency },
  addresses: {
    heading,
    clinics: clinics.slice(0, 4),
    all: { label: all, href: paths.clinics },
  },
};
