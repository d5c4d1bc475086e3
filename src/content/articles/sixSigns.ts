import type { ArticleBodyContent } from '#src/domain/articles.ts';
import { authors } from '#src/content/articleSummaries.ts';
import { readers } from './people.ts';

export const sixSigns: ArticleBodyContent = {
  opening:
    'Most things can wait until morning. These six cannot. If you see one of them, call while somebody else fetches the keys.',
  blocks: [
    { kind: 'heading', text: 'The six signs' },
    {
      kind: 'steps',
      steps: [
        {
          start: 'Breathing that is hard work.',
          text: 'Belly heaving, neck stretched out, gums that are blue, grey or white. A cat that breathes with its mouth open belongs here too.',
        },
        {
          start: 'Collapse, or a fit.',
          text: 'A fit that lasts more than five minutes, a second one on the same day, or a pet that cannot be woken.',
        },
        {
          start: 'A swollen, hard belly with retching and nothing coming up.',
          text: 'In large dogs the stomach may have twisted. This is a matter of minutes to hours.',
        },
        {
          start: 'Straining, and no urine.',
          text: 'Above all in male cats: in and out of the tray, crying, licking. A blocked bladder kills within a day or two.',
        },
        {
          start: 'Poison, known or suspected.',
          text: 'Rat poison, insect spray, chocolate, grapes and raisins, lilies for cats, any human tablet. Bring the packet. Don’t make your pet vomit unless a vet tells you to.',
        },
        {
          start: 'A hard knock, or blood that doesn’t stop.',
          text: 'A road accident or a fall from a balcony needs looking at, even if your pet gets up and walks. Press a clean cloth on a bleeding wound for five minutes without lifting it.',
        },
      ],
    },
    {
      kind: 'call',
      title: 'Call first, then set out',
      signs: [
        'say what happened, when, and what your pet weighs',
        'ask which hospital is ready for you, so that you drive to the right one',
        'find the number of the nearest hospital that is open at night today, and keep it next to ours',
      ],
    },
    { kind: 'heading', text: 'On the way' },
    {
      kind: 'text',
      text: 'Keep your pet warm, flat and quiet. Use a blanket or a board as a stretcher, with one person at each end. No food, no water, no tablets. Even the gentlest animal may bite when it hurts, so keep your face away, and cover a cat with a towel.',
    },
    { kind: 'quote', text: 'Call while somebody else fetches the keys.' },
    { kind: 'heading', text: 'If you are not sure' },
    {
      kind: 'text',
      text: 'Call anyway. Nobody here minds a false alarm. Look at the gums, count the breaths for half a minute while your pet rests, and tell us both: it helps us to tell you whether to come.',
    },
  ],
  comments: [
    {
      author: readers.yusuf,
      date: '2026-08-01',
      text: 'It was number four with our cat. We had thought he was constipated. Please take it seriously.',
    },
    {
      author: authors.joseph,
      date: '2026-08-01',
      text: 'Thank you for writing that. It is the sign most often taken for something else.',
      reply: true,
    },
  ],
  formTitle: 'Not urgent? Ask for a visit',
};
