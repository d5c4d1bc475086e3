import type { ArticleBodyContent } from '#src/domain/articles.ts';
import { authors } from '#src/content/articleSummaries.ts';
import { readers } from './people.ts';

export const whenYouBringAPuppy: ArticleBodyContent = {
  opening:
    'Come in the first week, even if a vaccine is not due yet. The first visit is mostly for meeting: a puppy that has been fed treats on our table once will climb up by itself the next time.',
  blocks: [
    { kind: 'heading', text: 'In the bag' },
    {
      kind: 'list',
      items: [
        'The vaccine card or any papers that came with the puppy, even if half of it is blank.',
        'The name of the food, or a photo of the packet.',
        'A fresh stool sample in a clean box, the size of a grape. It tells us about worms.',
        'A blanket that smells of home.',
        'A few treats that you know agree with your puppy.',
        'Your list of questions. Nobody remembers them at the table.',
      ],
    },
    {
      kind: 'text',
      text: 'Carry your puppy in your arms or a basket. Until the first vaccines are complete, the floor of any clinic, ours too, is no place for small feet.',
    },
    { kind: 'heading', text: 'What happens' },
    {
      kind: 'text',
      text: 'We weigh, listen, look into ears and mouth, feel the belly and check that the knees and the heart sound and move as they should. It takes about twenty minutes, and most of it looks like play. If a vaccine is due and your puppy is well, it can have it the same day.',
    },
    { kind: 'quote', text: 'The first visit is mostly for meeting.' },
    { kind: 'heading', text: 'Four questions worth asking' },
    {
      kind: 'steps',
      steps: [
        {
          start: 'When is the next vaccine, and when may we go out?',
          text: 'Before then, carry your puppy outdoors every day. Hearing horns and seeing cows at ten weeks makes a calm dog at two years.',
        },
        {
          start: 'Which worming, and how often?',
          text: 'It goes by weight, and puppies grow fast.',
        },
        {
          start: 'How much food, in grams?',
          text: 'The packet’s table is a start. The ribs tell the truth.',
        },
        {
          start: 'What would worry you?',
          text: 'Every breed has its own list. It is better to hear it now.',
        },
      ],
    },
    {
      kind: 'call',
      title: 'Call us the same day if your puppy',
      signs: [
        'vomits more than once, or has diarrhoea with blood',
        'has not eaten for half a day and does not want to play',
        'has a swollen belly, pale gums or a cough',
      ],
    },
    {
      kind: 'text',
      text: 'Small puppies dehydrate quickly. With vomiting and diarrhoea, hours matter: don’t wait for the evening.',
    },
  ],
  comments: [
    {
      author: readers.ritu,
      date: '2026-08-29',
      text: 'The grape helped. I had been about to bring a lunch box.',
    },
    {
      author: readers.kamala,
      date: '2026-09-02',
      text: 'Does the same list hold for an adult dog from a shelter?',
    },
    {
      author: authors.farah,
      date: '2026-09-02',
      text: 'Yes, all of it, and add whatever the shelter wrote down. If there is no card we start afresh; an extra vaccine does no harm.',
      reply: true,
    },
  ],
  formTitle: 'Bring the puppy',
};
