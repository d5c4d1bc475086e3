import { plural } from '#src/config/plural.ts';

/** The heading over articles of a category. */
export const articlesIn = (count: number, category: string) =>
  plural(count, {
    one: `${count} article in ${category}`,
    other: `${count} articles in ${category}`,
  });

/** The heading over articles with a tag. */
export const articlesTagged = (count: number, tag: string) =>
  plural(count, {
    one: `${count} article tagged “${tag}”`,
    other: `${count} articles tagged “${tag}”`,
  });

/** The heading over articles of a category and with a tag. */
export const articlesInTagged = (count: number, category: string, tag: string) =>
  plural(count, {
    one: `${count} article in ${category}, tagged “${tag}”`,
    other: `${count} articles in ${category}, tagged “${tag}”`,
  });

/** The heading, where a category has no articles. */
export const nothingIn = (category: string) => `Nothing found in ${category}`;

/** The heading, where no article has a tag. */
export const nothingTagged = (tag: string) => `Nothing found tagged “${tag}”`;

/** The heading, where no article of a category has a tag. */
export const nothingInTagged = (category: string, tag: string) =>
  `Nothing found in ${category}, tagged “${tag}”`;
