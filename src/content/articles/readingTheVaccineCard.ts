import type { ArticleBodyContent } from '#src/domain/articles.ts';
import { authors } from '#src/content/articleSummaries.ts';
import { readers } from './people.ts';

export const readingTheVaccineCard: ArticleBodyContent = {
  opening:
    'A vaccine card is a small calendar with too many abbreviations. Here is what they mean, when they usually come, and what you may see the day after.',
  blocks: [
    { kind: 'heading', text: 'The letters' },
    {
      kind: 'list',
      items: [
        'DHPPi or DHPPi+L, for dogs: distemper, hepatitis, parvovirus, parainfluenza. The L is leptospirosis, which comes with rats and flood water.',
        'ARV, for dogs and cats: rabies.',
        'FVRCP or Tricat, for cats: two kinds of cat flu, and feline panleukopenia.',
      ],
    },
    { kind: 'heading', text: 'The usual order' },
    {
      kind: 'steps',
      steps: [
        {
          start: 'From six to eight weeks.',
          text: 'The first combined vaccine, for puppies and kittens alike.',
        },
        {
          start: 'Every three to four weeks, until sixteen weeks.',
          text: 'These are not extras. What the mother gave still protects some puppies and blocks the vaccine; nobody can see when it fades, so we repeat until it has.',
        },
        {
          start: 'At about three months.',
          text: 'Rabies, with a booster as the maker and the local rules ask.',
        },
        {
          start: 'Each year after.',
          text: 'A visit, a check from nose to tail, and the boosters that are due. Not all are due every year.',
        },
      ],
    },
    { kind: 'quote', text: 'The card says when. The check-up says whether.' },
    {
      kind: 'text',
      text: 'A vaccine is for a healthy animal. If yours has a fever, diarrhoea or no appetite, we wait a few days. Tell us about earlier reactions, and about any other medicine.',
    },
    { kind: 'heading', text: 'The day after' },
    {
      kind: 'text',
      text: 'Sleepy, a little warm, a small lump where the needle went in: all of that is common, and is gone in a day or two. The lump may take two weeks. Skip the bath and the long run, and leave water within reach.',
    },
    {
      kind: 'call',
      title: 'Call at once if, in the hours after,',
      signs: [
        'the face or the eyelids swell',
        'your pet vomits again and again, or collapses',
        'breathing becomes fast or noisy',
      ],
    },
    { kind: 'heading', text: 'Lost the card?' },
    {
      kind: 'text',
      text: 'It happens. Photograph each page when it is stamped. If nothing can be found, we begin again: one vaccine too many is safer than one too few. Rabies is the one never to be late with, for your family’s sake as well. After any bite, wash the wound with soap and running water for fifteen minutes and see a doctor the same day.',
    },
  ],
  comments: [
    {
      author: readers.kamala,
      date: '2026-06-20',
      text: 'We are ten days late for the third one. Do we start again?',
    },
    {
      author: authors.farah,
      date: '2026-06-20',
      text: 'Ten days is no trouble. Come this week, and keep your puppy off the street until then.',
      reply: true,
    },
  ],
  formTitle: 'Is one due? Ask us',
};
