/** On the link of an article's teaser; `title` is the article's short one. */
export const readArticle = (title: string) => `Read: ${title}`;
