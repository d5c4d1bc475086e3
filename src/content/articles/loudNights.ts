import type { ArticleBodyContent } from '#src/domain/articles.ts';
import { authors } from '#src/content/articleSummaries.ts';
import { readers } from './people.ts';

export const loudNights: ArticleBodyContent = {
  opening:
    'We know that it will be over by midnight. They don’t. For a frightened dog or cat each cracker is the first, and what helps most is done before dark.',
  blocks: [
    { kind: 'heading', text: 'In the afternoon' },
    {
      kind: 'steps',
      steps: [
        {
          start: 'Walk early.',
          text: 'Be home well before dusk, on a lead and a collar that can’t slip off. More dogs are lost this week than in any other.',
        },
        {
          start: 'Feed early.',
          text: 'A full stomach is a sleepy one, and a frightened pet does not eat later.',
        },
        {
          start: 'Check the tag.',
          text: 'Your number should be on it, and readable. If your pet has a chip, check that it is registered to your current number.',
        },
        {
          start: 'Make a den.',
          text: 'The room furthest from the street: curtains closed, a fan or a familiar serial on, a blanket over a table. Cats like it high, or in the cupboard. Leave the door open so that they choose.',
        },
      ],
    },
    { kind: 'heading', text: 'While it is loud' },
    {
      kind: 'text',
      text: 'Stay near and stay ordinary. You can’t reward fear: if your dog wants to lean on you, let it lean. If it would rather hide, let it hide. Don’t pull a pet out from under the bed to prove that nothing happened, and never take it to see the lights.',
    },
    {
      kind: 'quote',
      text: 'You can’t reward fear. If your dog wants to lean on you, let it lean.',
    },
    { kind: 'heading', text: 'On the floor and on the table' },
    {
      kind: 'text',
      text: 'Keep sweets out of reach: chocolate, raisins, and anything sweetened with xylitol are poisonous, and rich mithai upsets most stomachs. Lamps go where a tail can’t. Sweep up spent crackers in the morning before the first walk; they burn paws, and dogs eat them.',
    },
    {
      kind: 'call',
      title: 'Call us if your pet',
      signs: [
        'has eaten chocolate, raisins or any part of a cracker',
        'has a burn: hold it under cool running water, and put nothing on it',
        'still shakes, hides or refuses food the next day',
      ],
    },
    { kind: 'heading', text: 'Medicine: ask weeks ahead' },
    {
      kind: 'text',
      text: 'There are good medicines for fear of noise. They need the right dose and sometimes a trial beforehand, so ask two or three weeks before. Never give a person’s sleeping tablet, and beware of anything that only makes a pet unable to move: it is just as afraid, and can’t show it.',
    },
  ],
  comments: [
    {
      author: readers.kamala,
      date: '2026-11-09',
      text: 'The serial worked. She watched four episodes and slept through the fifth.',
    },
    {
      author: authors.meera,
      date: '2026-11-09',
      text: 'As do most of us. Keep the den up for New Year’s Eve.',
      reply: true,
    },
    {
      author: readers.someone,
      date: '2026-11-10',
      text: 'Thank you for ‘stay ordinary’. It helped me more than the dog.',
    },
  ],
  formTitle: 'Plan the next loud night',
};
