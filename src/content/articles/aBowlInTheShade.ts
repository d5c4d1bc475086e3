import type { ArticleBodyContent } from '#src/domain/articles.ts';
import { authors } from '#src/content/articleSummaries.ts';
import { readers } from './people.ts';

export const aBowlInTheShade: ArticleBodyContent = {
  opening:
    'A dog cools itself with its tongue and little else. When the air is as warm as the body, panting stops working, and a walk that was fine in March can end in hospital in May.',
  blocks: [
    { kind: 'heading', text: 'Plan the day around the heat' },
    {
      kind: 'steps',
      steps: [
        {
          start: 'Walk early and late.',
          text: 'Before seven in the morning, and an hour after sunset at the earliest. Stone keeps the heat long after the sun has gone.',
        },
        {
          start: 'Test the ground.',
          text: 'Hold the back of your hand on it for seven seconds. If you can’t, paws can’t either.',
        },
        {
          start: 'Water in three places.',
          text: 'Heavy bowls that don’t tip over, fresh twice a day. A clay pot keeps it cool without a fridge.',
        },
        {
          start: 'A cool floor.',
          text: 'Tiles, a damp towel to lie on, a fan. A shaved coat is seldom cooler, and burns.',
        },
      ],
    },
    { kind: 'heading', text: 'Who needs more care' },
    {
      kind: 'text',
      text: 'Flat faces: pugs, bulldogs, shih tzus, Persian cats. Thick coats from cold places. Puppies, old dogs, heavy dogs, and any dog with a weak heart. On a hot day, keep them in.',
    },
    { kind: 'quote', text: 'Cool first. Then drive.' },
    { kind: 'heading', text: 'If it has happened' },
    {
      kind: 'text',
      text: 'Heatstroke looks like frantic panting, thick drool, very red gums and a wobble, then vomiting or collapse. Move into the shade. Pour cool water from the tap over the whole body and keep the air moving over it. Offer small sips if your dog can swallow. Don’t wrap it in wet towels that stay on: they keep the heat in. Keep cooling in the car, with the windows open.',
    },
    {
      kind: 'call',
      title: 'Start cooling, and call us while you do, if your dog',
      signs: [
        'cannot stop panting after ten minutes of rest in the shade',
        'staggers, vomits or seems confused',
        'has collapsed, even if it gets up again: damage shows hours later',
      ],
    },
    { kind: 'heading', text: 'Never in a parked car' },
    {
      kind: 'text',
      text: 'Not in the shade, not with the window open a hand’s width, not for the length of one errand. The air inside gains more than ten degrees in ten minutes.',
    },
    {
      kind: 'text',
      text: 'And if you have a doorstep, put a second bowl there, in the shade, for the dogs who live outside. Change it daily, so that it does not breed mosquitoes.',
    },
  ],
  comments: [
    {
      author: readers.arjun,
      date: '2026-05-09',
      text: 'The hand test settled an argument in our family. Thank you.',
    },
    {
      author: readers.someone,
      date: '2026-05-12',
      text: 'May I give ice cubes?',
    },
    {
      author: authors.harpreet,
      date: '2026-05-12',
      text: 'To a healthy dog as a treat, yes. Not to cool one that is overheated: use cool water on the outside.',
      reply: true,
    },
  ],
  formTitle: 'Worried about the heat?',
};
