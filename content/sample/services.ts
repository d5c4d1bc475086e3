import type { Service } from '#src/domain/services.ts';

/*
 * One record a service. Cards, the parts of /service, the planner and the search follow from it; its picture and its other words
 * for the search are in searchEntries.ts, its room on /service in servicesPage.ts. The times are samples.
 */

const fasting = 'No food after 10 PM, water until morning';

/** Every service of the site, in no order that shows. */
export const services = [
  {
    id: 'consultations',
    name: 'Consultations',
    summary: 'Nose to tail, with time for questions',
    purpose:
      'For anything you’ve noticed, a yearly check-up or a second opinion. Most other visits begin here.',
    visit: 'Consultation',
    before: 'Nothing; bring old papers',
    duration: 'About 30 minutes',
    homeAgain: 'At once',
    after: 'You leave with a written plan: what we found, what to give, when to come back.',
    booking: 'Vet Consultation',
  },
  {
    id: 'opd',
    name: 'OPD (Outpatient Department)',
    summary: 'In and home again the same day',
    purpose:
      'For care that takes an hour or two, with no night in hospital: a drip, a wound to dress, stitches to take out.',
    before: 'Food as usual, unless the vet said otherwise',
    duration: 'One to three hours',
    homeAgain: 'The same day',
    after: 'We tell you what to watch for tonight, and when to come again.',
    booking: 'Vet Consultation',
  },
  {
    id: 'internal-medicine',
    name: 'Internal Medicine',
    summary: 'Heart, kidney, liver and hormone conditions',
    purpose:
      'For the cough that stays, the weight that drops, the thirst that is new. Tests follow where they help.',
    visit: 'First visit for a long illness',
    before: 'Nothing; bring old results and every medicine',
    duration: 'About 45 minutes',
    homeAgain: 'At once',
    after: 'You get a plan for home, and a date to check together whether it works.',
    booking: 'Vet Consultation',
  },
  {
    id: 'vaccination',
    name: 'Vaccination',
    summary: 'First courses and yearly boosters',
    purpose:
      'First courses for puppies and kittens, yearly boosters, and rabies. The vet checks first that your pet is well enough for it.',
    visit: 'Vaccination',
    before: 'Nothing; bring the vaccine card',
    duration: 'About 20 minutes',
    homeAgain: 'At once, perhaps sleepy',
    after:
      'Sleepiness or a sore spot for a day is normal. Call if the face swells, or if your pet vomits or breathes hard.',
    booking: 'Pet Vaccination',
  },
  {
    id: 'grooming',
    name: 'Grooming',
    summary: 'Bath, trim, nails and ears',
    purpose:
      'Bath, trim, nails and ears, by people who know when to pause. Tell us about sore spots, ticks, or fear of the dryer.',
    visit: 'Bath and trim',
    before: 'A walk, for dogs',
    duration: 'About 2 hours',
    homeAgain: 'At once, and clean',
    after: 'Keep them warm and dry until evening. If the skin is red the next day, call.',
    booking: 'Grooming',
  },
  {
    id: 'surgeries',
    name: 'Surgeries',
    summary: 'From neutering to bone repair',
    procedure: true,
    purpose:
      'From neutering and lumps to broken bones. You hear the risk and the cost before you decide.',
    visit: 'Surgery',
    before: fasting,
    duration: 'A day',
    homeAgain: 'That evening or the next day',
    after: 'Ten days of short walks and a cone, then the stitches come out.',
    booking: 'Surgery',
  },
  {
    id: 'laparoscopy',
    name: 'Laparoscopy',
    summary: 'Through openings the size of a pea',
    procedure: true,
    purpose:
      'Keyhole surgery in the belly: neutering, a sample of the liver, a look where pictures are not enough.',
    visit: 'Laparoscopy',
    before: fasting,
    duration: 'Half a day',
    homeAgain: 'The same evening',
    after: 'Short walks for a few days, and two or three small wounds to check each morning.',
    booking: 'Surgery',
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
    booking: 'Vet Consultation',
  },
  {
    id: 'pathology',
    name: 'Pathology',
    summary: 'Blood, urine, skin and cells',
    purpose:
      'A few drops of blood or urine, a scrape of skin or cells from a lump, looked at under the microscope.',
    visit: 'Blood test',
    before: 'No food for 8 hours',
    duration: 'About 15 minutes',
    homeAgain: 'At once',
    after: 'Feed them as usual. The vet goes through the results with you.',
    booking: 'Vet Consultation',
  },
  {
    id: 'x-ray-and-ultrasound',
    name: 'X-Ray & Ultrasound',
    summary: 'Pictures in minutes, no pain',
    purpose:
      'Pictures of bones, heart and belly. You stay by the head for an ultrasound, and wait outside for an X-ray because of the radiation.',
    visit: 'X-ray or ultrasound',
    before: 'No food for 8 hours, a full bladder',
    duration: '30 to 60 minutes',
    homeAgain: 'At once',
    after:
      'We turn the screen round and show you what we see. If your pet had to be sedated, expect a sleepy evening.',
    booking: 'Vet Consultation',
  },
  {
    id: 'ct-scan',
    name: 'CT Scan',
    summary: 'When an X-ray is not enough',
    procedure: true,
    purpose:
      'For the nose, ears, spine and joints, or before an operation. Your pet sleeps, because it must lie completely still.',
    visit: 'CT scan',
    before: fasting,
    duration: 'Half a day',
    homeAgain: 'The same evening',
    after: 'A wobbly walk is normal. A small meal in the evening is enough.',
    booking: 'Vet Consultation',
  },
  {
    id: 'endoscopy',
    name: 'Endoscopy',
    summary: 'A tiny camera, no cut',
    procedure: true,
    purpose:
      'A tiny camera through the mouth or the nose: to look, to take a sample, or to fetch a swallowed sock.',
    visit: 'Endoscopy',
    before: fasting,
    duration: 'Half a day',
    homeAgain: 'The same evening',
    after: 'A sore throat for a day is normal. Soft food until the next morning.',
    booking: 'Vet Consultation',
  },
  {
    id: 'ipd',
    name: 'IPD (Inpatient Department)',
    summary: 'A warm bed, a nurse, a call each day',
    purpose:
      'For pets that need a drip, oxygen or someone watching over them at night. The vet who has seen your pet decides with you.',
    before: 'Bring their food, their medicine and a cloth that smells of home',
    duration: 'One night, or several',
    homeAgain: 'Once they eat, walk and need no drip',
    after: 'You take home the medicine and a plan, and know which signs to call about.',
    booking: 'call',
  },
  {
    id: 'dialysis',
    name: 'Dialysis',
    summary: 'Rest for tired kidneys',
    purpose:
      'For kidneys that need a rest, after poison or a sudden failure. A machine cleans the blood while your pet lies on a blanket.',
    visit: 'Dialysis',
    before: 'Nothing; we weigh them here',
    duration: '4 to 5 hours',
    homeAgain: 'The same evening',
    after: 'A quiet evening. The vet tells you when the next session is.',
    booking: 'call',
  },
  {
    id: 'physiotherapy',
    name: 'Physiotherapy',
    summary: 'After surgery, or for stiff hips',
    purpose:
      'Gentle exercises after an operation, or for stiff hips and a sore back. A vet looks at your pet first.',
    visit: 'Physiotherapy',
    before: 'No large meal for 2 hours',
    duration: '30 to 45 minutes',
    homeAgain: 'At once, and tired',
    after: 'You get a few exercises for home, on paper.',
    booking: 'Vet Consultation',
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
    booking: 'call',
  },
] as const satisfies Service[];

export type ServiceId = (typeof services)[number]['id'];
