import { paths } from '#src/config/paths.ts';
import { blogPage } from '#content/pages/blog.ts';
import { blogFront, articleSummaries, type ArticleId } from '#src/content/articleSummaries.ts';
import { newestFirst, type ArticleSummary } from '#src/domain/articles.ts';
import { LeadArticle } from '#src/sections/articles/LeadArticle.tsx';
import { EmergencyArticleBand } from '#src/sections/articles/EmergencyArticleBand.tsx';
import { ArticleIndex } from '#src/sections/articles/ArticleIndex.tsx';
import { ArticleMosaic } from '#src/sections/articles/ArticleMosaic.tsx';

const byId = new Map<ArticleId, ArticleSummary>(
  articleSummaries.map((article) => [article.id, article]),
);

function articleOf(id: ArticleId): ArticleSummary {
  return byId.get(id)!;
}

const { lead, tall, small, emergency } = blogFront;
const featured = new Set<string>([lead, tall, ...small, emergency]);
const rest = newestFirst(articleSummaries).filter(({ id }) => !featured.has(id));

/** /blog without a search or filter: every article once. */
export function BlogFront() {
  const emergencyArticle = articleOf(emergency);
  return (
    <>
      <LeadArticle article={articleOf(lead)} href={paths.article(lead)} />
      <ArticleMosaic tall={articleOf(tall)} small={small.map(articleOf)} hrefOf={paths.article} />
      <EmergencyArticleBand
        heading={emergencyArticle.title}
        text={emergencyArticle.subtitle}
        advice={blogPage.emergencyAdvice}
        link={{ label: blogPage.emergencyLink, href: paths.article(emergency) }}
        picture={emergencyArticle.picture}
      />
      <ArticleIndex heading={blogPage.indexHeading} articles={rest} hrefOf={paths.article} />
    </>
  );
}
