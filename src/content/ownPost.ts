import { paths } from '#src/config/paths.ts';
import type { BlogTeaser } from '#src/domain/contentTypes.ts';
import { postSummaries, type PostId } from './postSummaries.ts';

const byId = new Map(postSummaries.map((post) => [post.id, post]));

/** One of the blog's articles as a teaser. */
export function ownPost(id: PostId): BlogTeaser {
  const post = byId.get(id);
  if (!post) throw new Error(`There is no article ${id}`);
  return {
    title: post.title,
    subtitle: post.subtitle,
    author: post.author.name,
    authorIcon: post.author.picture,
    thumbnail: post.picture,
    btnText: `Read: ${post.shortTitle}`,
    postLink: paths.blogPost(post.id),
    category: post.category,
    date: post.date,
    focus: 'focus' in post ? post.focus : undefined,
  };
}
