import type { Picture } from '#src/domain/contentTypes.ts';
import type { ClinicSlug } from './clinics.ts';
import reception from './pictures/places/reception.svg';
import videoPoster from './pictures/places/video-poster.svg';
import heroRoom from './pictures/scenes/hero-room.svg';
import dialysis from './pictures/services/dialysis.svg';
import endoscopy from './pictures/services/endoscopy.svg';
import physiotherapy from './pictures/services/physiotherapy.svg';
import vaccination from './pictures/services/vaccination.svg';
import xrayReading from './pictures/services/xray-reading.svg';

/** The picture of each clinic’s page. */
export const clinicPictures: Record<ClinicSlug, Picture> = {
  indiranagar: {
    src: reception,
    width: 960,
    height: 720,
    alt: 'A receptionist greets an owner who waits on a bench, her hand on the carrier',
  },
  'bandra-west': {
    src: videoPoster,
    width: 960,
    height: 540,
    alt: 'A dog on its way through a clinic’s open door looks back',
  },
  adyar: {
    src: heroRoom,
    width: 960,
    height: 800,
    alt: 'A vet kneels to listen to a dog’s heart while a cat watches from the window sill',
  },
  'salt-lake': {
    src: physiotherapy,
    width: 480,
    height: 360,
    alt: 'A dog steps over low bars, learning to walk again',
  },
  'hauz-khas': {
    src: xrayReading,
    width: 480,
    height: 360,
    alt: 'A vet explains the X-ray of a dog on her screen',
  },
  'banjara-hills': {
    src: vaccination,
    width: 480,
    height: 360,
    alt: 'A dog gives its paw, its vaccine card beside it',
  },
  kothrud: {
    src: endoscopy,
    width: 480,
    height: 360,
    alt: 'A dog sleeps beside the endoscopy tower',
  },
  'panampilly-nagar': {
    src: dialysis,
    width: 480,
    height: 360,
    alt: 'A black and white cat sleeps on a cushion beside the dialysis machine',
  },
};
