import type { ArticleBodyContent } from '#src/domain/articles.ts';
import { authors } from '#src/content/articleSummaries.ts';
import { readers } from './people.ts';

export const blackClaws: ArticleBodyContent = {
  opening:
    'White claws show you where the blood runs. Black ones don’t, so people wait, the claws grow, and the foot begins to stand crooked. There is a safe way: slices so thin that you see it coming.',
  blocks: [
    { kind: 'heading', text: 'First, make friends with the clipper' },
    {
      kind: 'text',
      text: 'For some days, only touch. Hold a paw, press a toe, give a treat. Then let the clipper click beside a bowl of something good. If your dog pulls away, you have gone a step too fast.',
    },
    { kind: 'heading', text: 'Slice by slice' },
    {
      kind: 'steps',
      steps: [
        { start: 'Light.', text: 'Sit by a window. Push the fur aside.' },
        {
          start: 'A millimetre.',
          text: 'Clip the tip only, and look at the cut end. It is pale and dry, like chalk.',
        },
        {
          start: 'Another.',
          text: 'Keep going until a small dark or grey dot appears in the centre. That is the beginning of the living part. Stop there.',
        },
        {
          start: 'The dewclaw.',
          text: 'The one higher up on the inside never touches the ground. It is the one that grows into the skin.',
        },
      ],
    },
    { kind: 'quote', text: 'Two claws a day is a whole dog in a fortnight.' },
    {
      kind: 'text',
      text: 'You need not do them all at once. Two claws after dinner, with a treat for each, is a habit that lasts. Claws that click on the tiles are too long; in an indoor dog that means every three or four weeks.',
    },
    { kind: 'heading', text: 'If it bleeds' },
    {
      kind: 'text',
      text: 'It looks like more than it is. Press cornflour or a dry cloth on the tip for five full minutes, and stay as calm as you can: your dog reads your face. Then stop for today.',
    },
    {
      kind: 'call',
      title: 'Let us do it, or call us, if',
      signs: [
        'bleeding goes on for more than twenty minutes',
        'a claw is torn, split, or has grown into the pad',
        'your dog bites or panics: there are kinder ways than holding harder',
      ],
    },
  ],
  comments: [
    {
      author: readers.ritu,
      date: '2026-03-22',
      text: 'The dot is real! I thought everyone was making it up.',
    },
    {
      author: authors.rohan,
      date: '2026-03-22',
      text: 'It is the best dot in dog care.',
      reply: true,
    },
  ],
  formTitle: 'Or let us trim them',
};
