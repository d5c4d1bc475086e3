import type { ArticleBodyContent } from '#src/domain/articles.ts';
import { authors } from '#src/content/articleSummaries.ts';
import { readers } from './people.ts';

export const yourCatHatesTheCarrier: ArticleBodyContent = {
  opening:
    'For most cats the carrier comes out twice a year and ends in a car. No wonder they vanish. The trick is to make it a piece of furniture, and to give it a week.',
  blocks: [
    { kind: 'heading', text: 'Seven days' },
    {
      kind: 'steps',
      steps: [
        {
          start: 'Day 1.',
          text: 'Take the door off. Put the carrier where your cat already likes to sleep, with a worn T-shirt inside. Then ignore it.',
        },
        { start: 'Day 2.', text: 'Leave two or three treats at the entrance. Don’t watch.' },
        { start: 'Day 3.', text: 'Treats inside, near the front.' },
        { start: 'Day 4.', text: 'Treats at the back. Feed one meal in there if it goes well.' },
        {
          start: 'Day 5.',
          text: 'Put the door back on, open. Move it a little while your cat eats.',
        },
        {
          start: 'Day 6.',
          text: 'Close the door for the length of one treat. Open it before anybody asks.',
        },
        {
          start: 'Day 7.',
          text: 'Close it, lift it, walk to the lift and back. A treat, and the door opens at home.',
        },
      ],
    },
    {
      kind: 'text',
      text: 'If a day goes badly, repeat the day before. There is no prize for finishing on time.',
    },
    { kind: 'quote', text: 'Make it a piece of furniture, and give it a week.' },
    { kind: 'heading', text: 'On the way' },
    {
      kind: 'list',
      items: [
        'Cover the carrier with a light cloth. Seeing less is calmer; keep air coming in.',
        'In a car, belt it to the seat or wedge it on the floor. In an auto, keep it on your lap with both arms round it.',
        'No meal in the two hours before, unless your cat takes insulin or is very young: then ask us first.',
        'In the waiting room, put it on a chair, facing you. Floors belong to dogs.',
      ],
    },
    {
      kind: 'call',
      title: 'Call us before you set out if',
      signs: [
        'your cat pants or breathes with the mouth open',
        'a male cat strains in the tray and little or nothing comes',
        'the last journey ended in vomiting or real panic: there are medicines for that, given at home beforehand',
      ],
    },
    {
      kind: 'text',
      text: 'Choose a carrier that opens at the top as well as the front, or comes apart in the middle. Then a shy cat can stay in the lower half while we examine it, and nobody has to be pulled out.',
    },
  ],
  comments: [
    {
      author: readers.leena,
      date: '2026-10-10',
      text: 'We have been stuck on day three for a fortnight. She takes the treat and reverses out.',
    },
    {
      author: authors.meera,
      date: '2026-10-10',
      text: 'Then she is training you, and doing it well. Move the treat by one finger’s width a day.',
      reply: true,
    },
    {
      author: readers.yusuf,
      date: '2026-10-15',
      text: 'He sleeps in it now. The bed we bought is for the shopping.',
    },
  ],
  formTitle: 'Bring her in, door open',
};
