import type { ArticleBodyContent } from '#src/domain/articles.ts';
import { authors } from '#src/content/articleSummaries.ts';
import { readers } from './people.ts';

export const twoMinutesADay: ArticleBodyContent = {
  opening:
    'Most dogs over three have some gum disease, and hardly any of them show it. They eat, they play, and they chew on the other side. A brush is the cheapest thing you can do about it, and the only hard part is the first fortnight.',
  blocks: [
    { kind: 'heading', text: 'What you need' },
    {
      kind: 'list',
      items: [
        'A soft brush with a small head. A child’s brush will do.',
        'Toothpaste made for dogs. Never ours: dogs swallow it, fluoride upsets the stomach, and the sweetener xylitol can kill.',
        'A quiet minute, at the same time each day.',
      ],
    },
    { kind: 'heading', text: 'Two weeks, one small step at a time' },
    {
      kind: 'steps',
      steps: [
        {
          start: 'Days 1 to 3: a finger.',
          text: 'Dip it in plain chicken water, with no salt and no onion. Let your dog lick, then stroke the outside of the upper teeth for a second or two.',
        },
        {
          start: 'Days 4 to 7: a cloth.',
          text: 'Wrap your finger in a damp cotton cloth and rub in small circles along the gum. Stop while it is still going well.',
        },
        {
          start: 'Days 8 to 10: the paste.',
          text: 'Let your dog taste it from the brush. No brushing yet. The brush becomes good news.',
        },
        {
          start: 'Days 11 to 14: the brush.',
          text: 'Lift the lip, hold the brush at a slant where tooth meets gum, and brush the outsides. The big teeth at the back need it most.',
        },
      ],
    },
    { kind: 'quote', text: 'Stop while it is still going well.' },
    {
      kind: 'text',
      text: 'The insides mostly look after themselves: the tongue does the work. Thirty seconds on each side is enough. Every day is best, because soft plaque turns to hard tartar within days, and no brush takes that off.',
    },
    { kind: 'heading', text: 'What about chews and sprays?' },
    {
      kind: 'text',
      text: 'Some chews help a little. None replaces the brush. Leave out bones, antlers and anything you could not dent with a thumbnail: we see more teeth broken on them than cleaned by them.',
    },
    {
      kind: 'call',
      title: 'Call us this week if you see',
      signs: [
        'gums that bleed when touched, or a dark red line along them',
        'breath that has become foul',
        'food dropped, or chewed on one side only',
        'a broken tooth, or a swelling under the eye',
      ],
    },
    {
      kind: 'text',
      text: 'If your dog growls or pulls away hard, don’t hold on. A mouth that hurts cannot learn. Let us look first, and start again once it has healed.',
    },
  ],
  comments: [
    {
      author: readers.george,
      date: '2026-11-13',
      text: 'Ours is nine and has never seen a brush. Too late?',
    },
    {
      author: authors.ananya,
      date: '2026-11-14',
      text: 'Not too late, but have the mouth looked at first. At nine there is often tartar that brushing only annoys.',
      reply: true,
    },
    {
      author: readers.ritu,
      date: '2026-11-16',
      text: 'Day six. He now brings me the cloth.',
    },
  ],
  formTitle: 'Let us look at those teeth',
};
