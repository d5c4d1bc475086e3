import { bookingHref, paths } from '#src/config/paths.ts';
import { blogPage } from '#src/content/blog.ts';
import { brand } from '#src/content/brand.ts';
import type { PostFilter, PostSummary } from '#src/domain/posts.ts';
import type { SearchResult } from '#src/domain/siteSearch.ts';
import { NoPosts } from '#src/sections/blog/NoPosts.tsx';
import { PostResults } from '#src/sections/blog/PostResults.tsx';
import { SearchResults } from '#src/sections/search/SearchResults.tsx';

interface FoundPostsData extends PostFilter {
  kind: 'posts';
  posts: readonly PostSummary[];
  heading: string;
}

interface FoundOnSiteData {
  kind: 'search';
  search: string;
  result: SearchResult;
  heading: string;
}

export type Found = FoundPostsData | FoundOnSiteData;

const all = { label: blogPage.allArticles, href: paths.blog };

/** The articles of a category or with a tag. */
export function FoundPosts({ posts, heading }: FoundPostsData) {
  if (posts.length === 0) return <Nothing heading={heading} />;
  return <PostResults heading={heading} posts={posts} hrefOf={paths.blogPost} all={all} />;
}

/** What a search of the whole site found. */
export function FoundOnSite({ search, result, heading }: FoundOnSiteData) {
  if (result.count === 0) return <Nothing heading={heading} />;
  return (
    <SearchResults heading={heading} query={search} result={result} phone={brand.phone} all={all} />
  );
}

function Nothing({ heading }: { heading: string }) {
  return (
    <NoPosts
      {...blogPage.nothing}
      heading={heading}
      bookingHref={bookingHref}
      phone={brand.phone}
      all={all}
    />
  );
}
