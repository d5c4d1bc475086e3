import * as blogPage from '#content/pages/blog.ts';
import { paths } from '#src/config/paths.ts';
import { EmergencyNow } from '#src/emergency/EmergencyNow.tsx';
import { articles } from '#src/records/articles.ts';
import { ArticleIndex } from '#src/sections/articles/ArticleIndex.tsx';
import { readArticle } from '#src/sections/articles/messages.tsx';
import { EmergencyBand } from '#src/sections/contact/EmergencyBand.tsx';
import { ArticleMosaic } from './ArticleMosaic.tsx';
import { LeadArticle } from './LeadArticle.tsx';

// The newest emergency article has its own band.
const emergency = articles.find(({ urgent }) => urgent);
const [lead, tall, ...others] = articles.filter((article) => article !== emergency);
const small = others.slice(0, 3);
const rest = others.slice(3);

export function BlogFront() {
  return (
    <>
      {lead && <LeadArticle article={lead} />}
      {tall && <ArticleMosaic tall={tall} small={small} />}
      {emergency && (
        <EmergencyBand
          turned
          title={emergency.title}
          text={emergency.subtitle}
          advice={<EmergencyNow />}
          link={{
            label: readArticle(emergency.shortTitle),
            href: paths.article(emergency.id),
          }}
          picture={emergency.picture}
        />
      )}
      {rest.length > 0 && <ArticleIndex heading={blogPage.indexHeading} articles={rest} />}
    </>
  );
}
