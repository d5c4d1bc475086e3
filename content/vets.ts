import type { Vet } from '#src/business/recordTypes.ts';
import type { ClinicSlug } from './clinics.ts';
import vet1Bare from './pictures/people/vet-1-bare.svg';
import vet1 from './pictures/people/vet-1.svg';
import vet2Bare from './pictures/people/vet-2-bare.svg';
import vet2 from './pictures/people/vet-2.svg';
import vet3Bare from './pictures/people/vet-3-bare.svg';
import vet3 from './pictures/people/vet-3.svg';
import vet4Bare from './pictures/people/vet-4-bare.svg';
import vet4 from './pictures/people/vet-4.svg';
import vet5Bare from './pictures/people/vet-5-bare.svg';
import vet5 from './pictures/people/vet-5.svg';
import vet6Bare from './pictures/people/vet-6-bare.svg';
import vet6 from './pictures/people/vet-6.svg';
import vet7Bare from './pictures/people/vet-7-bare.svg';
import vet7 from './pictures/people/vet-7.svg';
import vet8Bare from './pictures/people/vet-8-bare.svg';
import vet8 from './pictures/people/vet-8.svg';

/*
 * One record a vet: cards, the team, the vet’s page, articles, clinics and the search follow from it. The first four show on the first
 * screen of / (pages/landing.ts); when each is in, timetable.ts says. All vets are samples.
 */

const records = [
  {
    id: 'meera-nair',
    name: 'Dr Meera Nair',
    firstName: 'Meera',
    pronoun: 'she',
    qualification: 'BVSc & AH, MVSc (Medicine)',
    registration: 'Sample Veterinary Council, no. 00001',
    specialities: 'Internal medicine, cats',
    years: 14,
    imageUrl: vet1,
    figure: { src: vet1Bare, width: 400, height: 480, alt: 'Dr Meera Nair holds a ginger kitten' },
    ground: 'mint',
    pageGround: 'wash',
    clinics: ['indiranagar'],
    quote: 'Cats tell you everything. They just do it very quietly.',
    looksAfter: 'Internal medicine, cats of every age and temper',
    languages: ['English', 'Hindi', 'Malayalam'],
    goodToKnow: 'Leaves the carrier open and lets the cat come out first',
    firstVisit: {
      lead: 'Plan for half an hour. The first ten minutes are talking: what your pet eats, drinks, avoids and enjoys.',
      paragraphs: [
        'Then she sits down. Most cats walk out of an open carrier within a few minutes, and a cat that has walked out by itself is far easier to examine than one that was pulled.',
        'If blood has to be taken she will say why, what it can show, and what it costs, before she picks anything up. Results come by phone, from her, in plain words.',
      ],
    },
    oftenAskedAbout: [
      'Drinking more than usual',
      'Losing weight but eating well',
      'A cough that comes and goes',
      'Second opinions',
    ],
  },
  {
    id: 'joseph-dsouza',
    name: 'Dr Joseph D’Souza',
    firstName: 'Joseph',
    pronoun: 'he',
    qualification: 'BVSc & AH, PhD (Surgery)',
    registration: 'Sample Veterinary Council, no. 00002',
    specialities: 'Soft-tissue and bone surgery',
    years: 27,
    imageUrl: vet2,
    figure: {
      src: vet2Bare,
      width: 400,
      height: 480,
      alt: 'Dr Joseph D’Souza writes on his clipboard',
    },
    ground: 'sky',
    pageGround: 'sky-2',
    clinics: ['bandra-west'],
    quote: 'The best operation is the one we find a way to avoid.',
    looksAfter: 'Broken bones, torn ligaments, lumps and everything soft in between',
    languages: ['English', 'Hindi', 'Marathi', 'Konkani'],
    goodToKnow: 'Draws every operation on paper before you agree to it',
    firstVisit: {
      lead: 'Bring the X-rays and notes you have. He reads them with you, and repeats a test only if it could change the plan.',
      paragraphs: [
        'He watches your pet walk before he touches anything. A limp seen across a room says more than one felt on a table.',
        'You leave with two plans on one sheet: what happens if you operate, and what happens if you wait. He will tell you which he would choose for his own dog.',
      ],
    },
    oftenAskedAbout: [
      'A limp that will not go',
      'A lump that has grown',
      'Neutering, and the right age for it',
      'Going home after surgery',
    ],
  },
  {
    id: 'harpreet-singh',
    name: 'Dr Harpreet Singh',
    firstName: 'Harpreet',
    pronoun: 'he',
    qualification: 'BVSc & AH, PGDip (Imaging)',
    registration: 'Sample Veterinary Council, no. 00003',
    specialities: 'X-ray, ultrasound, CT',
    years: 11,
    imageUrl: vet3,
    figure: {
      src: vet3Bare,
      width: 400,
      height: 480,
      alt: 'Dr Harpreet Singh scratches the chest of an old brown dog',
    },
    ground: 'wash',
    pageGround: 'sky',
    clinics: ['hauz-khas'],
    quote: 'A good picture needs a calm dog, so we start with the calm.',
    looksAfter: 'Pictures of bones, bellies and hearts, and reading them with you',
    languages: ['English', 'Hindi', 'Punjabi'],
    goodToKnow: 'Turns the screen round so that you see what he sees',
    firstVisit: {
      lead: 'Most scans take fifteen minutes. Getting your pet to lie still on the mat takes longer, and nobody hurries it.',
      paragraphs: [
        'For an ultrasound he clips a small patch of fur and warms the gel. You stay by the head, where a familiar hand does most of the work.',
        'He explains the pictures the same day. If he is not sure, he says so, and a second vet looks before anyone decides.',
      ],
    },
    oftenAskedAbout: [
      'A swollen belly',
      'Something swallowed',
      'Stiff hips and sore backs',
      'A heart that sounds different',
    ],
    symptoms: ['A swollen belly', 'Stiff hips and sore backs'],
  },
  {
    id: 'farah-sheikh',
    name: 'Dr Farah Sheikh',
    firstName: 'Farah',
    pronoun: 'she',
    qualification: 'BVSc & AH',
    registration: 'Sample Veterinary Council, no. 00004',
    specialities: 'Vaccination, puppies, kittens',
    years: 6,
    imageUrl: vet4,
    figure: { src: vet4Bare, width: 400, height: 480, alt: 'Dr Farah Sheikh holds a cream puppy' },
    ground: 'mint',
    pageGround: 'wash',
    clinics: ['banjara-hills'],
    quote: 'If the first visit is a good one, the next fifty are easy.',
    looksAfter: 'First vaccines, first worries and the whole first year',
    languages: ['English', 'Hindi', 'Urdu', 'Telugu'],
    goodToKnow: 'Keeps the treats in the drawer your pet can smell but not open',
    firstVisit: {
      lead: 'The first visit is for making friends. The needle comes last, and most puppies are too busy eating to notice it.',
      paragraphs: [
        'She checks eyes, ears, teeth, heart and belly, then writes the dates of the next vaccines on your card.',
        'Ask the small questions too: sleep, teething, the bus, the neighbour’s cat. There is time for them.',
      ],
    },
    oftenAskedAbout: [
      'Which vaccines, and when',
      'Biting and teething',
      'When to start walks outside',
      'Worms, fleas and ticks',
    ],
  },
  {
    id: 'ananya-rao',
    name: 'Dr Ananya Rao',
    firstName: 'Ananya',
    pronoun: 'she',
    qualification: 'BVSc & AH, MVSc (Medicine)',
    registration: 'Sample Veterinary Council, no. 00005',
    specialities: 'Heart, lungs and long coughs',
    years: 9,
    imageUrl: vet5,
    figure: {
      src: vet5Bare,
      width: 400,
      height: 480,
      alt: 'Dr Ananya Rao holds up her stethoscope',
    },
    ground: 'sky',
    pageGround: 'sky-2',
    clinics: ['adyar'],
    quote: 'I listen twice: once to the chest, once to the person who brought it.',
    looksAfter: 'Hearts that murmur, lungs that wheeze and coughs that stay',
    languages: ['English', 'Tamil', 'Kannada'],
    goodToKnow: 'Likes a video of the cough more than a description of it',
    firstVisit: {
      lead: 'Bring a short video from home. Pets rarely cough to order, and a phone clip often saves a test.',
      paragraphs: [
        'She listens on both sides for as long as it takes, with the fan off and the door shut.',
        'If a heart scan would help, it is usually done on the same day. You get the numbers on paper, and what each of them means.',
      ],
    },
    oftenAskedAbout: [
      'A cough at night',
      'Tired after a short walk',
      'A murmur heard at a check-up',
      'Breathing that looks fast',
    ],
  },
  {
    id: 'imran-qureshi',
    name: 'Dr Imran Qureshi',
    firstName: 'Imran',
    pronoun: 'he',
    qualification: 'BVSc & AH, MVSc (Surgery)',
    registration: 'Sample Veterinary Council, no. 00006',
    specialities: 'Endoscopy and laparoscopy',
    years: 16,
    imageUrl: vet6,
    figure: {
      src: vet6Bare,
      width: 400,
      height: 480,
      alt: 'Dr Imran Qureshi holds a tiny grey kitten in both hands',
    },
    ground: 'wash',
    pageGround: 'wash',
    clinics: ['kothrud'],
    quote: 'A smaller opening means a shorter night for everybody.',
    looksAfter: 'Looking inside through a small opening, and getting things out again',
    languages: ['English', 'Hindi', 'Urdu', 'Marathi'],
    goodToKnow: 'Has taken out eleven socks, four corks and one wedding ring',
    firstVisit: {
      lead: 'He explains what the camera can reach, and what it cannot, before you decide on anything.',
      paragraphs: [
        'Your pet comes in fasted and sleeps through it. You may wait in the next room, and he comes out himself when it is done.',
        'Most go home the same evening. You get the pictures, a meal plan for two days, and a list of what to watch for overnight.',
      ],
    },
    oftenAskedAbout: [
      'Swallowed socks, stones and toys',
      'Vomiting that keeps coming back',
      'Keyhole neutering',
      'Small samples without a big cut',
    ],
  },
  {
    id: 'sudha-krishnan',
    name: 'Dr Sudha Krishnan',
    firstName: 'Sudha',
    pronoun: 'she',
    qualification: 'BVSc & AH, PhD (Medicine)',
    registration: 'Sample Veterinary Council, no. 00007',
    specialities: 'Older pets, kidney care',
    years: 31,
    imageUrl: vet7,
    figure: {
      src: vet7Bare,
      width: 400,
      height: 480,
      alt: 'Dr Sudha Krishnan listens to a tabby cat with her stethoscope',
    },
    ground: 'mint',
    pageGround: 'sky-2',
    clinics: ['panampilly-nagar'],
    quote: 'Old is not an illness. It only asks for a little more attention.',
    looksAfter: 'Pets past their tenth birthday, kidneys, and days with dialysis',
    languages: ['English', 'Malayalam', 'Tamil'],
    goodToKnow: 'Writes in large letters, and calls the next morning',
    firstVisit: {
      lead: 'Bring every medicine in the house, even the ones you’ve stopped giving. Half of the visit is putting them in order.',
      paragraphs: [
        'She looks at how your pet rises, drinks and settles, then weighs and measures. Small changes count most at this age.',
        'You leave with a short list: what to start, what to stop, and the one sign that means you should call.',
      ],
    },
    oftenAskedAbout: [
      'Drinking a lot, eating a little',
      'Stiff mornings',
      'Pacing at night',
      'How to tell when it hurts',
    ],
    symptoms: ['Pacing at night', 'How to tell when it hurts'],
  },
  {
    id: 'rohan-das',
    name: 'Dr Rohan Das',
    firstName: 'Rohan',
    pronoun: 'he',
    qualification: 'BVSc & AH',
    registration: 'Sample Veterinary Council, no. 00008',
    specialities: 'Skin, ears and physiotherapy',
    years: 8,
    imageUrl: vet8,
    figure: {
      src: vet8Bare,
      width: 400,
      height: 480,
      alt: 'Dr Rohan Das with a brown and white kitten on his hand',
    },
    ground: 'sky',
    pageGround: 'wash',
    clinics: ['salt-lake'],
    quote: 'An itch is a small thing, until it is the only thing.',
    looksAfter: 'Itchy skin, sore ears and legs that need to learn to walk again',
    languages: ['English', 'Hindi', 'Bengali'],
    goodToKnow: 'Teaches you the exercises and films them on your phone',
    firstVisit: {
      lead: 'Please don’t bathe your pet for two days before. He wants to see the skin on an ordinary day.',
      paragraphs: [
        'He starts with a comb, a strip of tape and a microscope. Most answers come from those three, on the spot.',
        'For physiotherapy he starts with what your pet can already do, and adds one step at a time.',
      ],
    },
    oftenAskedAbout: [
      'Scratching that never stops',
      'Ears that smell',
      'Walking again after surgery',
      'Stiff old hips',
    ],
  },
] as const satisfies readonly (Vet & { clinics: readonly ClinicSlug[] })[];

/** A vet’s name in addresses, /doctors/{id}. */
export type VetId = (typeof records)[number]['id'];

export const vets: readonly (Vet & { id: VetId })[] = records;
