import { expect, it } from 'vitest';
import { withEnglishMarked } from '#scripts/languages/withEnglishMarked.ts';
import { markEnglish } from '#src/app/markEnglish.ts';

const page =
  '<main><p>Book a visit</p><p>बुक करें</p><img src="a.svg" alt="A cat’s paw"><img src="b.svg" alt="बिल्ली"><img src="c.svg" alt=""></main>';

const marked = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('[lang=en]')].map(
    (element) => element.textContent || element.getAttribute('alt'),
  );
};

it('marks what is still English in a prerendered page, words and what pictures show', () => {
  expect(marked(withEnglishMarked(page))).toEqual(['Book a visit', 'A cat’s paw']);
});

it('does so in a page that is alive, also with what comes later', async () => {
  document.body.innerHTML = page;
  markEnglish();
  expect(marked(document.body.innerHTML)).toEqual(['Book a visit', 'A cat’s paw']);
  document.querySelector('main')!.insertAdjacentHTML('beforeend', '<img src="d.svg" alt="A dog">');
  await Promise.resolve();
  expect(marked(document.body.innerHTML)).toEqual(['Book a visit', 'A cat’s paw', 'A dog']);
});
