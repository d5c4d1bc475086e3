import { plural } from '#src/domain/text/plural.ts';

export const notFound = 'Not found';

export const everyArticle = 'Every article';

export const minutesToRead = (count: number) =>
  plural(count, { one: `, ${count} minute to read`, other: `, ${count} minutes to read` });

export const comments = (count: number) =>
  plural(count, { one: `${count} comment`, other: `${count} comments` });

export const moreFromBlog = 'More from the blog';

/** The noun is for screen readers only. */
export const articleCount = (count: number) => (
  <>
    <span>{count}</span>{' '}
    <span className="visually-hidden">{plural(count, { one: 'article', other: 'articles' })}</span>
  </>
);
