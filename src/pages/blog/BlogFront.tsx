import { paths } from '#src/config/paths.ts';
import { blogPage } from '#src/content/blog.ts';
import { blogFront, postSummaries, type PostId } from '#src/content/postSummaries.ts';
import { newestFirst, type PostSummary } from '#src/domain/posts.ts';
import { BlogLead } from '#src/sections/blog/BlogLead.tsx';
import { NightBand } from '#src/sections/blog/NightBand.tsx';
import { PostIndex } from '#src/sections/blog/PostIndex.tsx';
import { PostMosaic } from '#src/sections/blog/PostMosaic.tsx';

const byId = new Map<PostId, PostSummary>(postSummaries.map((post) => [post.id, post]));

function postOf(id: PostId): PostSummary {
  return byId.get(id)!;
}

const { lead, tall, small, night } = blogFront;
const inFront = new Set<string>([lead, tall, ...small, night]);
const rest = newestFirst(postSummaries).filter(({ id }) => !inFront.has(id));

/** How /blog opens when nothing is asked for: every article once. */
export function BlogFront() {
  const nightPost = postOf(night);
  return (
    <>
      <BlogLead post={postOf(lead)} href={paths.blogPost(lead)} />
      <PostMosaic tall={postOf(tall)} small={small.map(postOf)} hrefOf={paths.blogPost} />
      <NightBand
        heading={nightPost.title}
        text={nightPost.subtitle}
        link={{ label: blogPage.nightLink, href: paths.blogPost(night) }}
        picture={nightPost.picture}
      />
      <PostIndex heading={blogPage.indexHeading} posts={rest} hrefOf={paths.blogPost} />
    </>
  );
}
