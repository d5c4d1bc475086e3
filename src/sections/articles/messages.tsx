import type { ReactNode } from 'react';
import { plural } from '#src/config/plural.ts';

/** On a carousel's arrow, read out. */
export const previousArticle = 'Previous article';

/** On a carousel's arrow, read out. */
export const nextArticle = 'Next article';

/** After an article's date. */
export const minutesToRead = (count: number) =>
  plural(count, { one: `, ${count} minute to read`, other: `, ${count} minutes to read` });

/** Read out after a link to another site. */
export const onAnotherSite = (title: string) => `: ${title} (another site, opens in a new tab)`;

/** A heading. */
export const inEmergency = 'In an emergency';

/** The heading over readers' comments. */
export const comments = (count: number) =>
  plural(count, { one: `${count} comment`, other: `${count} comments` });

/** Who has written an article. */
export const byAuthor = (author: string) => `By ${author}`;

/** On the button of the search field, read out. */
export const search = 'Search';

/** Under the search field, in a browser without scripts. */
export const searchNeedsScript = 'Searching needs JavaScript. Every article is listed on the blog.';

/** The name of the column beside an article, read out. */
export const moreFromBlog = 'More from the blog';

/** On the link to an article; `title` is its short one, in the article's language. */
export const readArticle = (title: ReactNode) => <>Read: {title}</>;

/** Beside the name of a category, how many articles it has; <1> is read out alone. */
export const articleCount = (count: number) =>
  plural(count, {
    one: (
      <>
        <span>{count}</span> <span className="visually-hidden">article</span>
      </>
    ),
    other: (
      <>
        <span>{count}</span> <span className="visually-hidden">articles</span>
      </>
    ),
  });
