import { plural } from '#src/domain/text/plural.ts';

export const articlesIn = (count: number, category: string) =>
  plural(count, {
    one: `${count} article in ${category}`,
    other: `${count} articles in ${category}`,
  });

export const articlesTagged = (count: number, tag: string) =>
  plural(count, {
    one: `${count} article tagged “${tag}”`,
    other: `${count} articles tagged “${tag}”`,
  });

export const articlesInTagged = (count: number, category: string, tag: string) =>
  plural(count, {
    one: `${count} article in ${category}, tagged “${tag}”`,
    other: `${count} articles in ${category}, tagged “${tag}”`,
  });

export const nothingIn = (category: string) => `Nothing found in ${category}`;

export const nothingTagged = (tag: string) => `Nothing found tagged “${tag}”`;

export const nothingInTagged = (category: string, tag: string) =>
  `Nothing found in ${category}, tagged “${tag}”`;

export const byAuthor = (author: string) => `By ${author}`;
