import type { ArticleBodyContent } from '#src/domain/articles.ts';
import { authors } from '#src/content/articleSummaries.ts';
import { readers } from './people.ts';

export const stiffInTheMorning: ArticleBodyContent = {
  opening:
    'Slow on the stairs, last one up in the morning, fewer jumps onto the bed. ‘She is just getting old’, people say. Age is not a disease, and pain often looks exactly like age.',
  blocks: [
    { kind: 'heading', text: 'What sore joints look like' },
    {
      kind: 'text',
      text: 'Dogs limp, but often only for the first ten steps. Many lick one wrist or hip, lag on the way home or stop shaking themselves dry. Cats almost never limp. They jump in two stages, groom less over the back, miss the edge of a high-sided tray and sleep lower than they used to.',
    },
    { kind: 'quote', text: 'Pain often looks exactly like age.' },
    { kind: 'heading', text: 'Film it' },
    {
      kind: 'text',
      text: 'Clinics make animals walk well: excitement hides a limp. Take three short films at home, of getting up after sleep, going up a step, and walking away from you. They tell us more than ten minutes on our floor.',
    },
    { kind: 'heading', text: 'What you can change today' },
    {
      kind: 'steps',
      steps: [
        {
          start: 'Floors.',
          text: 'Tiles and marble are ice to an old dog. A cheap runner from the bed to the bowl and the door gives the legs something to hold.',
        },
        {
          start: 'Beds.',
          text: 'Thick enough that you can’t feel the floor with your knee, and out of the draught of the air conditioner.',
        },
        {
          start: 'Walks.',
          text: 'Shorter and more often. Three times fifteen minutes is kinder than forty-five on Sunday.',
        },
        {
          start: 'Weight.',
          text: 'Each kilo less is a kilo that no joint has to carry. It helps as much as many tablets.',
        },
      ],
    },
    {
      kind: 'call',
      title: 'Call us before you give anything',
      signs: [
        'paracetamol kills cats, and one tablet can be enough',
        'ibuprofen and diclofenac harm a dog’s stomach and kidneys',
        'yesterday’s tablets from another pet may not suit this one’s kidneys',
      ],
    },
    {
      kind: 'text',
      text: 'There are medicines made for dogs and for cats that work well for years. Before we choose one we usually look at the blood, because kidneys and liver decide which is safe. Then we see your pet again after two weeks, and ask you one thing: what does she do again that she had stopped?',
    },
    {
      kind: 'text',
      text: 'Sudden pain is another matter. An old dog that cannot get up, or drags a leg, should be seen the same day.',
    },
  ],
  comments: [
    {
      author: readers.george,
      date: '2026-08-15',
      text: 'The runner from the bed to the door was the best four hundred rupees we ever spent.',
    },
    {
      author: readers.someone,
      date: '2026-08-18',
      text: 'Our cat stopped jumping on the window sill. We thought she was bored of pigeons.',
    },
    {
      author: authors.sudha,
      date: '2026-08-18',
      text: 'Nobody gets bored of pigeons. Put a stool halfway, and bring her to be checked.',
      reply: true,
    },
  ],
  formTitle: 'Have those joints looked at',
};
