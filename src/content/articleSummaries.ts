import type { ArticleAuthor, ArticleSummary } from '#src/domain/articles.ts';
import type { PictureSource } from '#src/domain/contentTypes.ts';
import carrier from '#content/pictures/blog/blog-carrier.svg';
import claws from '#content/pictures/blog/blog-claws.svg';
import firstVisit from '#content/pictures/blog/blog-first-visit.svg';
import loudNights from '#content/pictures/blog/blog-loud-nights.svg';
import neutering from '#content/pictures/blog/blog-neutering.svg';
import senior from '#content/pictures/blog/blog-senior.svg';
import summer from '#content/pictures/blog/blog-summer.svg';
import teeth from '#content/pictures/blog/blog-teeth.svg';
import ticks from '#content/pictures/blog/blog-ticks.svg';
import vaccineCard from '#content/pictures/blog/blog-vaccine-card.svg';
import emergencyScene from '#content/pictures/scenes/emergency.svg';
import { vetById } from './vetById.ts';

function author(vetId: string): ArticleAuthor {
  const { name, imageUrl } = vetById(vetId);
  return { name, picture: imageUrl };
}

/** The authors: vets of the site. */
export const authors = {
  meera: author('meera-nair'),
  joseph: author('joseph-dsouza'),
  harpreet: author('harpreet-singh'),
  farah: author('farah-sheikh'),
  ananya: author('ananya-rao'),
  sudha: author('sudha-krishnan'),
  rohan: author('rohan-das'),
} as const;

function blogPicture(src: PictureSource, alt: string) {
  return { src, width: 480, height: 320, alt };
}

function scenePicture(src: PictureSource, alt: string) {
  return { src, width: 480, height: 360, alt };
}

/** What lists show of each article. The texts are in `articles/` and load with the blog's pages only. */
export const articleSummaries = [
  {
    id: 'two-minutes-a-day',
    title: 'Two minutes a day, and no dentist’s chair',
    shortTitle: 'Two minutes a day',
    subtitle: 'How to teach a dog to like a toothbrush, starting with nothing but a finger.',
    author: authors.ananya,
    date: '2026-11-12',
    category: 'Teeth',
    tags: ['teeth', 'habits', 'dogs'],
    picture: blogPicture(teeth, 'A fawn dog with upright ears grins at a toothbrush'),
    focus: 'left',
  },
  {
    id: 'loud-nights',
    title: 'Loud nights: getting pets through Diwali',
    shortTitle: 'Loud nights',
    subtitle: 'A quiet room, an early walk, and a plan made before the first cracker.',
    author: authors.meera,
    date: '2026-10-30',
    category: 'Seasons',
    tags: ['diwali', 'noise', 'dogs', 'cats'],
    picture: blogPicture(
      loudNights,
      'A golden dog and an orange cat sleep on a cushion, fireworks far outside the window',
    ),
  },
  {
    id: 'your-cat-hates-the-carrier',
    title: 'Your cat hates the carrier. Try this for a week',
    shortTitle: 'Your cat hates the carrier',
    subtitle: 'Seven small steps, no chasing, and a carrier that smells of home.',
    author: authors.meera,
    date: '2026-10-08',
    category: 'Cats',
    tags: ['carrier', 'habits', 'cats'],
    picture: blogPicture(
      carrier,
      'A cream cat with a dark nose walks out of an open orange carrier',
    ),
  },
  {
    id: 'monsoon-paws',
    title: 'Monsoon paws: keeping feet dry and ticks away',
    shortTitle: 'Monsoon paws',
    subtitle: 'Five minutes by the door after each wet walk.',
    author: authors.rohan,
    date: '2026-09-10',
    category: 'Seasons',
    tags: ['ticks', 'paws', 'monsoon', 'skin', 'dogs'],
    picture: blogPicture(ticks, 'A magnifying glass over a fawn dog’s coat shows a small tick'),
  },
  {
    id: 'when-you-bring-a-puppy',
    title: 'What to bring when you bring a puppy',
    shortTitle: 'When you bring a puppy',
    subtitle: 'Six things for the bag, and four questions worth asking.',
    author: authors.farah,
    date: '2026-08-27',
    category: 'First visits',
    tags: ['puppies', 'first visit', 'dogs'],
    picture: blogPicture(firstVisit, 'A puppy sits up in a basket by a green door'),
    focus: 'left',
  },
  {
    id: 'stiff-in-the-morning',
    title: 'Stiff in the morning? It may not be just age',
    shortTitle: 'Stiff in the morning',
    subtitle: 'What slow stairs can mean, and what helps at home.',
    author: authors.sudha,
    date: '2026-08-13',
    category: 'Older pets',
    tags: ['joints', 'pain', 'dogs', 'cats'],
    picture: blogPicture(senior, 'An old dog rests under a blanket on a soft bed'),
    focus: 'right',
  },
  {
    id: 'six-signs',
    title: 'Is it an emergency? Six signs that cannot wait',
    shortTitle: 'Six signs that cannot wait',
    subtitle: 'Keep this one on the fridge. If you see any of them, call first and set out.',
    author: authors.joseph,
    date: '2026-07-30',
    category: 'Emergencies',
    urgent: true,
    tags: ['emergency', 'dogs', 'cats'],
    picture: scenePicture(
      emergencyScene,
      'At night an owner carries a wrapped dog to a lit clinic door',
    ),
  },
  {
    id: 'reading-the-vaccine-card',
    title: 'How to read a vaccine card',
    shortTitle: 'Reading the vaccine card',
    subtitle: 'Which jab comes when, what it is for, and the sleepy day after.',
    author: authors.farah,
    date: '2026-06-18',
    category: 'First visits',
    tags: ['vaccines', 'puppies', 'kittens'],
    picture: blogPicture(
      vaccineCard,
      'An orange kitten and a black and tan puppy look over an open vaccine card',
    ),
  },
  {
    id: 'a-bowl-in-the-shade',
    title: 'A bowl in the shade: getting a dog through May',
    shortTitle: 'A bowl in the shade',
    subtitle: 'When to walk, how to test the pavement, and what heatstroke looks like.',
    author: authors.harpreet,
    date: '2026-05-07',
    category: 'Seasons',
    tags: ['summer', 'heat', 'walks', 'dogs'],
    picture: blogPicture(summer, 'A dachshund lies in the shade of a tree beside a bowl of water'),
  },
  {
    id: 'before-neutering',
    title: 'Before neutering: what to ask, what to pack',
    shortTitle: 'Before neutering',
    subtitle: 'The evening before, the day itself and the ten quiet days after.',
    author: authors.joseph,
    date: '2026-04-16',
    category: 'Surgery',
    tags: ['surgery', 'dogs', 'cats'],
    picture: blogPicture(neutering, 'A golden dog rests on its bed with a cone round its head'),
  },
  {
    id: 'black-claws',
    title: 'Cutting black claws without fear',
    shortTitle: 'Cutting black claws',
    subtitle: 'Thin slices, good light, and where to stop.',
    author: authors.rohan,
    date: '2026-03-19',
    category: 'Grooming',
    tags: ['claws', 'paws', 'habits', 'dogs'],
    picture: blogPicture(claws, 'A clipper comes near the black claw of a dog’s paw on a towel'),
  },
] as const satisfies readonly ArticleSummary[];

export type ArticleId = (typeof articleSummaries)[number]['id'];

/** The articles that /blog opens with: one large, then a tall one beside three small ones, then the emergency band. The others follow by date. */
export const blogFront: {
  lead: ArticleId;
  tall: ArticleId;
  small: ArticleId[];
  emergency: ArticleId;
} = {
  lead: 'two-minutes-a-day',
  tall: 'your-cat-hates-the-carrier',
  small: ['monsoon-paws', 'when-you-bring-a-puppy', 'stiff-in-the-morning'],
  emergency: 'six-signs',
};
