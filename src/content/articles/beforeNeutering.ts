import type { ArticleBodyContent } from '#src/domain/articles.ts';
import { authors } from '#src/content/articleSummaries.ts';
import { readers } from './people.ts';

export const beforeNeutering: ArticleBodyContent = {
  opening:
    'It is one of the most common operations there is, and for your family it happens once. Both are good reasons to ask everything.',
  blocks: [
    { kind: 'heading', text: 'What to ask when you book' },
    {
      kind: 'list',
      items: [
        'At what age, for this breed and this animal? Large dogs often gain from waiting. Cats seldom do.',
        'Which blood tests first, and why?',
        'Who watches the anaesthetic while the surgeon operates?',
        'What is given against pain, and for how many days at home?',
        'Keyhole or open? Not every clinic offers both, and not every pet needs it.',
      ],
    },
    { kind: 'heading', text: 'The evening before' },
    {
      kind: 'text',
      text: 'We give you a time for the last meal. The very young and the very small fast for less long, so go by your own sheet and not by a neighbour’s. Water is usually fine until morning. A walk, an early night, and nothing new to eat.',
    },
    { kind: 'heading', text: 'What to pack' },
    {
      kind: 'steps',
      steps: [
        { start: 'A blanket', text: 'from home, unwashed. It smells right.' },
        { start: 'The medicines', text: 'that your pet already takes, with the times.' },
        { start: 'A phone number', text: 'that somebody answers all day.' },
        { start: 'A carrier or a lead,', text: 'even for a pet that is usually carried.' },
      ],
    },
    { kind: 'quote', text: 'For us it is Tuesday. For you it happens once.' },
    { kind: 'heading', text: 'The ten days after' },
    {
      kind: 'text',
      text: 'The first evening is wobbly: a warm floor, a small meal, no stairs. Then comes the hard part, which is feeling fine too soon. Short walks on the lead, no jumping, no bath, and the cone stays on, at night above all. One minute of licking can open what took half an hour to close.',
    },
    {
      kind: 'text',
      text: 'Look at the wound twice a day in good light. A little swelling and a pink edge are normal in the first days, and each day should look a little better than the last.',
    },
    {
      kind: 'call',
      title: 'Call us the same day if',
      signs: [
        'the wound opens, drips or smells',
        'the gums are pale, or your pet is weak and cold',
        'there is no interest in food by the next evening',
        'vomiting goes on',
      ],
    },
  ],
  comments: [
    {
      author: readers.leena,
      date: '2026-04-20',
      text: 'The cone: eleven days, three door frames, one vase. Worth it.',
    },
    {
      author: authors.joseph,
      date: '2026-04-20',
      text: 'Ask for the soft kind next time, if the wound allows it. Door frames are grateful.',
      reply: true,
    },
  ],
  formTitle: 'Talk it through with a vet',
};
