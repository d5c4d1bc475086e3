import type { ArticleBodyContent } from '#src/domain/articles.ts';
import grooming from '#content/pictures/services/grooming.svg';
import { authors } from '#src/content/articleSummaries.ts';
import { readers } from './people.ts';

export const monsoonPaws: ArticleBodyContent = {
  opening:
    'Wet months are lovely for dogs and hard on their feet. Water stays between the toes, the skin softens, and small things move in. Five minutes after each walk prevents much of what we treat in the rains.',
  blocks: [
    { kind: 'heading', text: 'After every walk' },
    {
      kind: 'steps',
      steps: [
        {
          start: 'Rinse.',
          text: 'Lukewarm water, no soap. Mud dries out the skin as it hardens, and street water carries more than mud.',
        },
        {
          start: 'Dry between the toes.',
          text: 'Press with a towel, don’t rub. Most dogs like it once it is a habit.',
        },
        {
          start: 'Look.',
          text: 'Red skin, a sour or musty smell, or licking that goes on into the night: that is often how a yeast infection starts.',
        },
      ],
    },
    { kind: 'heading', text: 'Finding a tick' },
    {
      kind: 'text',
      text: 'Use your fingertips, not your eyes. Go slowly over the ears, under the collar, in the armpits and between the toes. A tick feels like a lentil that does not move.',
    },
    {
      kind: 'text',
      text: 'Hold it as close to the skin as you can with a tick hook or fine tweezers. Draw it out slowly and steadily; with a hook, turn as the packet says. No oil, no flame, no nail varnish: an irritated tick empties itself into the bite before it lets go. Wash your hands after.',
    },
    { kind: 'quote', text: 'A tick feels like a lentil that does not move.' },
    {
      kind: 'figure',
      picture: { src: grooming, width: 480, height: 360, alt: '' },
      caption:
        'A bath a week is plenty for most dogs. More often, and the coat loses the oil that keeps water out.',
    },
    {
      kind: 'call',
      title: 'Call us the same day if',
      signs: [
        'your dog is tired, hot or off food in the three weeks after a tick',
        'the gums look pale, or the urine is dark',
        'a paw is swollen, or too sore to stand on',
      ],
    },
    { kind: 'heading', text: 'What about tablets?' },
    {
      kind: 'text',
      text: 'There are tablets, drops and collars, and the right one depends on your dog’s weight and age and on who else lives at home. Some that are safe for dogs are dangerous for cats. Ask before you buy, and never split a large dog’s dose between two small ones.',
    },
    { kind: 'heading', text: 'What about flooded streets?' },
    {
      kind: 'text',
      text: 'Flooded roads can carry leptospirosis, which passes from rat urine to dogs and to people. Go round standing water, not through it. If your dog has been wading, rinse the legs and belly at home, and ask at the next visit whether the yearly vaccine covers it.',
    },
  ],
  comments: [
    {
      author: readers.arjun,
      date: '2026-09-11',
      text: 'The towel by the door has saved our sofa. Is plain water enough, or should I use the shampoo each time?',
    },
    {
      author: authors.rohan,
      date: '2026-09-11',
      text: 'Plain water is enough. Shampoo once a week at most, or the skin dries out and itches.',
      reply: true,
    },
    {
      author: readers.leena,
      date: '2026-09-13',
      text: 'Found one behind the ear today. It came out in one piece, slow and steady as you say.',
    },
  ],
  formTitle: 'Show us that paw',
};
