import type { Service } from '#src/business/recordTypes.ts';
import { bookedAs } from './bookedAs.ts';
import bloodFilm from './pictures/services/blood-film.svg';
import consultation from './pictures/services/consultation.svg';
import ct from './pictures/services/ct.svg';
import dialysis from './pictures/services/dialysis.svg';
import endoscopy from './pictures/services/endoscopy.svg';
import grooming from './pictures/services/grooming.svg';
import inpatient from './pictures/services/inpatient.svg';
import laboratory from './pictures/services/laboratory.svg';
import pharmacy from './pictures/services/pharmacy.svg';
import physiotherapy from './pictures/services/physiotherapy.svg';
import surgery from './pictures/services/surgery.svg';
import vaccination from './pictures/services/vaccination.svg';
import xrayReading from './pictures/services/xray-reading.svg';

/*
 * One record a service: cards, its part of /service, the clinics that name it and the search follow from it. Its appointment type is in
 * bookedAs.ts. In the order of the rooms of /service. The times are samples.
 */

const records = [
  {
    id: 'consultations',
    name: 'Consultations',
    summary: 'Nose to tail, with time for questions',
    purpose:
      'For anything you’ve noticed, a yearly check or a second opinion. Most other visits begin here.',
    appointment: 'Consultation',
    before: 'Nothing; bring old papers',
    duration: 'About 30 minutes',
    homeAgain: 'At once',
    after: 'You leave with a written plan: what we found, what to give, when to come back.',
    searchWords: 'check-up checkup examination sick ill vomiting diarrhoea limping',
    picture: {
      src: consultation,
      width: 420,
      height: 315,
      alt: 'A vet listens to a dog’s chest while the dog looks up',
    },
    room: 'unwell',
    card: { text: 'Nose-to-tail check-ups, second opinions and long-term care.', ground: 'mint' },
  },
  {
    id: 'opd',
    name: 'Day visits',
    summary: 'In and home again the same day',
    purpose:
      'The outpatient department, OPD for short: care that takes an hour or two, with no night in hospital. A drip, a wound to dress, stitches to take out.',
    before: 'Food as usual, unless the vet said otherwise',
    duration: 'One to three hours',
    homeAgain: 'The same day',
    after: 'We tell you what to watch for tonight, and when to come again.',
    searchWords: 'opd outpatient department walk in',
    picture: {
      src: consultation,
      width: 420,
      height: 315,
      alt: 'A vet listens to a dog’s chest while the dog looks up',
    },
    room: 'unwell',
  },
  {
    id: 'internal-medicine',
    name: 'Internal Medicine',
    summary: 'Heart, kidney, liver and hormone conditions',
    purpose:
      'For the cough that stays, the weight that drops, the thirst that is new. Tests follow where they help.',
    appointment: 'First visit for a long illness',
    before: 'Nothing; bring old results and every medicine',
    duration: 'About 45 minutes',
    homeAgain: 'At once',
    after: 'You get a plan for home, and a date to check together whether it works.',
    searchWords: 'cough thirst thin weight heart kidney liver diabetes thyroid hormone',
    picture: {
      src: bloodFilm,
      width: 480,
      height: 360,
      alt: 'Blood cells on a screen, a hand with a slide, a centrifuge',
    },
    room: 'unwell',
  },
  {
    id: 'vaccination',
    name: 'Vaccination',
    summary: 'First courses and yearly boosters',
    purpose:
      'First courses for puppies and kittens, yearly boosters, and rabies. The vet checks first that your pet is well enough for it.',
    appointment: 'Vaccination',
    before: 'Nothing; bring the vaccine card',
    duration: 'About 20 minutes',
    homeAgain: 'At once, perhaps sleepy',
    after:
      'Sleepiness or a sore spot for a day is normal. If the face swells, or your pet vomits or breathes hard, set out at once: it is an emergency.',
    searchWords: 'vaccine vaccines jab injection shot rabies booster puppy kitten',
    picture: {
      src: vaccination,
      width: 480,
      height: 360,
      alt: 'A dog gives its paw, its vaccine card beside it',
    },
    room: 'well',
    card: {
      text: 'Puppy and kitten courses, yearly boosters, and the next date on your card.',
      ground: 'sky',
    },
  },
  {
    id: 'grooming',
    name: 'Grooming',
    summary: 'Bath, trim, nails and ears',
    purpose:
      'Bath, trim, nails and ears, by people who know when to pause. Tell us about sore spots, ticks, or fear of the dryer.',
    appointment: 'Bath and trim',
    before: 'A short walk for a dog, a carrier for a cat',
    duration: 'About 2 hours',
    homeAgain: 'At once, and clean',
    after: 'Keep them warm and dry until evening. If the skin is red the next day, call.',
    searchWords: 'haircut trimming nail claws bath tick tangles shampoo',
    picture: {
      src: grooming,
      width: 480,
      height: 360,
      alt: 'A dog with foam on its head enjoys the brush',
    },
    room: 'well',
    card: {
      text: 'Bath, trim, nails and ears, by people who know when to pause.',
      ground: 'sky-2',
    },
  },
  {
    id: 'surgeries',
    name: 'Surgeries',
    summary: 'From neutering to bone repair',
    procedure: true,
    purpose:
      'From neutering and lumps to broken bones. You hear the risk and the cost before you decide.',
    appointment: 'Surgery',
    before:
      'No food after 10 PM, water until morning; puppies, kittens and diabetic pets: ask us first',
    duration: 'A day',
    homeAgain: 'That evening or the next day',
    after: 'Ten days of short walks and a cone, then the stitches come out.',
    searchWords:
      'surgery operation operate neuter neutering spay castration sterilisation fracture',
    picture: {
      src: surgery,
      width: 480,
      height: 360,
      alt: 'A cat sleeps on the operating table, a vet beside it',
    },
    room: 'operation',
    card: {
      title: 'Surgery',
      text: 'From neutering to soft tissue, watched from first breath to wake-up.',
      ground: 'panel',
    },
  },
  {
    id: 'laparoscopy',
    name: 'Laparoscopy',
    summary: 'Through openings the size of a pea',
    procedure: true,
    purpose:
      'Keyhole surgery in the belly: neutering, a sample of the liver, a look where pictures are not enough.',
    appointment: 'Laparoscopy',
    before: 'No food after 10 PM',
    duration: 'Half a day',
    homeAgain: 'The same evening',
    after: 'Short walks for a few days, and two or three small wounds to check each morning.',
    searchWords: 'keyhole',
    picture: {
      src: surgery,
      width: 480,
      height: 360,
      alt: 'A cat sleeps on the operating table, a vet beside it',
    },
    room: 'operation',
  },
  {
    id: 'diagnostics',
    name: 'Diagnostics',
    summary: 'Choosing the right test, and only that',
    purpose:
      'For finding out why. The vet chooses the tests with you, and only those that would change what we do.',
    before: 'Ask when we call you: some tests need an empty stomach',
    duration: 'Depends on the tests',
    homeAgain: 'Nearly always the same day',
    after: 'You hear what was found, and what was not, in plain words.',
    searchWords: 'test tests',
    picture: {
      src: laboratory,
      width: 480,
      height: 360,
      alt: 'A microscope and a rack of sample tubes',
    },
    room: 'tests',
  },
  {
    id: 'pathology',
    name: 'Pathology',
    summary: 'Blood, urine, skin and cells',
    purpose:
      'A few drops of blood or urine, a scrape of skin or cells from a lump, looked at under the microscope.',
    appointment: 'Blood test',
    before: 'No food for 8 hours',
    duration: 'About 15 minutes',
    homeAgain: 'At once',
    after: 'Feed them as usual. The vet goes through the results with you.',
    searchWords: 'lab laboratory blood urine biopsy tick fever',
    picture: {
      src: laboratory,
      width: 480,
      height: 360,
      alt: 'A microscope and a rack of sample tubes',
    },
    room: 'tests',
    card: {
      title: 'Laboratory',
      text: 'Blood, urine and skin tests, without the wait for a courier.',
      ground: 'wash',
    },
  },
  {
    id: 'x-ray-and-ultrasound',
    name: 'X-Ray & Ultrasound',
    summary: 'Pictures in minutes, no pain',
    purpose:
      'Pictures of bones, heart and belly. You stay by the head for an ultrasound, and wait outside for an X-ray because of the radiation.',
    appointment: 'X-ray or ultrasound',
    before: 'No food for 8 hours, a full bladder',
    duration: '30 to 60 minutes',
    homeAgain: 'At once',
    after:
      'We turn the screen round and show you what we see. If your pet had to be sedated, expect a sleepy evening.',
    searchWords: 'xray scan sonography radiograph pregnancy',
    picture: {
      src: xrayReading,
      width: 480,
      height: 360,
      alt: 'A vet explains the X-ray of a dog on her screen',
    },
    room: 'tests',
    card: {
      title: 'X-ray, ultrasound and CT',
      text: 'Pictures taken and read in the hospital, most on the same visit.',
      ground: 'sky',
    },
  },
  {
    id: 'ct-scan',
    name: 'CT Scan',
    summary: 'When an X-ray is not enough',
    procedure: true,
    purpose:
      'For the nose, ears, spine and joints, or before an operation. Your pet sleeps, because it must lie completely still.',
    appointment: 'CT scan',
    before: 'No food after 10 PM',
    duration: 'Half a day',
    homeAgain: 'The same evening',
    after: 'A wobbly walk is normal. A small meal in the evening is enough.',
    searchWords: 'ctscan tomography',
    picture: {
      src: ct,
      width: 480,
      height: 360,
      alt: 'A dachshund sleeps under a blanket on the table of a CT scanner',
    },
    room: 'tests',
  },
  {
    id: 'endoscopy',
    name: 'Endoscopy',
    summary: 'A tiny camera, no cut',
    procedure: true,
    purpose:
      'A tiny camera through the mouth or the nose: to look, to take a sample, or to fetch a swallowed sock.',
    appointment: 'Endoscopy',
    before: 'No food after 10 PM',
    duration: 'Half a day',
    homeAgain: 'The same evening',
    after: 'A sore throat for a day is normal. Soft food until the next morning.',
    searchWords: 'camera swallowed something',
    picture: {
      src: endoscopy,
      width: 480,
      height: 360,
      alt: 'A dog sleeps beside the endoscopy tower',
    },
    room: 'tests',
    card: {
      title: 'Endoscopy and Laparoscopy',
      text: 'A look inside through a tiny opening. Home sooner.',
      ground: 'sky',
      coversSeveral: true,
    },
  },
  {
    id: 'ipd',
    name: 'Overnight stays',
    summary: 'A warm bed, a nurse, a call each day',
    purpose:
      'The inpatient department, IPD for short: for pets that need a drip, oxygen or someone watching over them at night. The vet who has seen your pet decides with you.',
    before: 'Bring their food, their medicine and a cloth that smells of home',
    duration: 'One night, or several',
    homeAgain: 'Once they eat, walk and need no drip',
    after: 'You take home the medicine and a plan, and know which signs to call about.',
    searchWords: 'ipd inpatient department hospital stay overnight ward admission',
    picture: {
      src: inpatient,
      width: 480,
      height: 360,
      alt: 'A grey cat sleeps in a warm bed with a drip at its paw',
    },
    room: 'ward',
    card: { text: 'A warm bed, a nurse on the round, a call each day.' },
  },
  {
    id: 'dialysis',
    name: 'Dialysis',
    summary: 'Rest for tired kidneys',
    purpose:
      'For kidneys that need a rest, after poison or a sudden failure. A machine cleans the blood while your pet lies on a blanket.',
    appointment: 'Dialysis',
    before: 'Nothing; we weigh them here',
    duration: '4 to 5 hours',
    homeAgain: 'The same evening',
    after: 'A quiet evening. The vet tells you when the next session is.',
    searchWords: 'kidney kidneys renal',
    picture: {
      src: dialysis,
      width: 480,
      height: 360,
      alt: 'A black and white cat sleeps on a cushion beside the dialysis machine',
    },
    room: 'ward',
  },
  {
    id: 'physiotherapy',
    name: 'Physiotherapy',
    summary: 'After surgery, or for stiff hips',
    purpose:
      'Gentle exercises after an operation, or for stiff hips and a sore back. A vet looks at your pet first.',
    appointment: 'Physiotherapy',
    before: 'No large meal for 2 hours',
    duration: '30 to 45 minutes',
    homeAgain: 'At once, and tired',
    after: 'You get a few exercises for home, on paper.',
    searchWords: 'physio rehabilitation joints arthritis',
    picture: {
      src: physiotherapy,
      width: 480,
      height: 360,
      alt: 'A dog steps over low bars, learning to walk again',
    },
    room: 'recovery',
    card: { text: 'Gentle exercise after surgery, or for stiff old hips.' },
  },
  {
    id: 'pharmacy',
    name: 'Pharmacy',
    summary: 'The medicine, and how to give it',
    purpose:
      'The medicine that the vet has prescribed, and how to give it: with food, in a treat or as drops.',
    before: 'Bring the prescription or the empty box',
    duration: 'About 10 minutes',
    homeAgain: 'Your pet can stay at home',
    after: 'Call before you change or stop a dose. Never give a tablet made for people.',
    searchWords: 'medicine tablets drops',
    picture: {
      src: pharmacy,
      width: 480,
      height: 360,
      alt: 'Shelves of medicine, a paper bag with a paw on it',
    },
    room: 'recovery',
    card: { text: 'Leave with the medicine, and know how to give it.' },
  },
] as const satisfies readonly Omit<Service, 'booking'>[];

/** A service’s name in addresses. */
export type ServiceId = (typeof records)[number]['id'];

export const services: readonly (Service & { id: ServiceId })[] = records.map((service) => ({
  ...service,
  booking: bookedAs[service.id],
}));
