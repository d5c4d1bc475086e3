/*
 * What docs/for-the-clinic.md shows, as changes of the second brand's files (tests/fixtures/pawsAndCo), which stand for a clinic's own:
 * `npm run guide` draws the pictures of them, tests/tooling/clinicGuide.test.ts checks that they are right, and that the slips are told.
 */

export interface Change {
  /** The picture's name in docs/for-the-clinic/. */
  picture: string;
  /** In content/own/. */
  file: string;
  /** A part of the file, once in it, and what is written in its place. A file without parts to change is new. */
  edits: [from: string, to: string][];
  /** All of a new file. */
  text?: string;
}

/** A slip, and what is then said of it. */
export interface Slip extends Change {
  message: string;
}

const hours: Change = {
  picture: 'hours',
  file: 'hours.ts',
  edits: [
    [
      "phone: sameHours([{ opens: '08:00', closes: '20:00' }], workdays)",
      "phone: sameHours([{ opens: '08:00', closes: '21:00' }], workdays)",
    ],
    [
      "  holidays: [{ date: '2027-01-26', name: 'Republic Day' }],",
      `  holidays: [
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2027-01-26', name: 'Republic Day' },
  ],`,
    ],
  ],
};

const hoursSlip: Slip = {
  picture: 'message',
  file: 'hours.ts',
  edits: [
    [
      "phone: sameHours([{ opens: '08:00', closes: '20:00' }], workdays)",
      "phone: sameHours([{ opens: '08:00', closes: '9pm' }], workdays)",
    ],
  ],
  message:
    'content/own/hours.ts:6  closes: "9pm" is no time. Write HH:MM on a 24-hour clock, for example 09:00.',
};

const apostropheSlip: Slip = {
  picture: 'apostrophe',
  file: 'hours.ts',
  edits: [["name: 'Republic Day'", "name: 'Children's Day'"]],
  message:
    "content/own/hours.ts:9  The file can’t be read from here on (Expected `,` or `}` but found `Identifier`). Look on this line and the one above for a missing comma, quote or bracket; a ' within a text is written ’.",
};

const portrait: Change = {
  picture: 'portrait-words',
  file: 'photographs.ts',
  edits: [
    [
      "  'people/vet-4.jpg': { alt: 'A vet carries a cream puppy' },",
      "  'people/vet-4.jpg': { alt: 'Dr Ira Joshi carries a cream puppy', focus: { x: 50, y: 30 } },",
    ],
  ],
};

/** The photograph that takes another one's place, in pictures/. */
export const portraitFile = 'people/vet-4.jpg';

const article: Change = {
  picture: 'article',
  file: 'articles/first-night-at-home.md',
  edits: [],
  text: `---
title: The first night at home
subtitle: A box, a blanket, and your hand.
date: 2026-11-28
vet: ira-joshi
topic: Kittens
tags: [kittens, sleep]
picture: blog/first-night.jpg
alt: An orange cat sits on a carpet in the evening sun
---

The first night is loud. The third is better.

## Before you sleep

- Show the litter tray once more.
- Put the box beside your bed.

> Nobody was ever spoilt by a hand.
`,
};

/** A copy of what the second brand has, so that the article has a picture of its own. */
export const articlePicture = { from: 'blog/blog-carrier.jpg', to: 'blog/first-night.jpg' };

const articleSlip: Slip = {
  ...article,
  picture: 'author',
  text: article.text!.replace('vet: ira-joshi', 'vet: ira-josi'),
  message:
    'content/own/articles/first-night-at-home.md:5  Left out: there is no vet "ira-josi". Did you mean "ira-joshi"?',
};

export const changes = { hours, portrait, article };
export const slips = { hours: hoursSlip, apostrophe: apostropheSlip, author: articleSlip };

/** A file's text after a change. */
export function changed(text: string, { edits }: Change): string {
  return edits.reduce((before, [from, to]) => before.replace(from, to), text);
}
