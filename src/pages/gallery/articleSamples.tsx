import { bookingHref, paths } from '#src/config/paths.ts';
import { blogPage } from '#content/pages/blog.ts';
import { brand } from '#content/brand.ts';
import { emergency } from '#src/content/emergency.ts';
import { bookingContent, groomingContent, bookingForm } from '#content/pages/booking.ts';
import { articlePage } from '#content/pages/article.ts';
import { articleSummaries } from '#src/content/articleSummaries.ts';
import { sixSigns } from '#src/content/articles/sixSigns.ts';
import { countCategories } from '#src/domain/articles.ts';
import { ConnectedBookingForm } from '#src/features/booking/ConnectedBookingForm.tsx';
import { ArticleAside } from '#src/sections/articles/ArticleAside.tsx';
import { ArticleBody } from '#src/sections/articles/ArticleBody.tsx';
import { ArticleComments } from '#src/sections/articles/ArticleComments.tsx';
import { ArticleHead } from '#src/sections/articles/ArticleHead.tsx';
import { ArticleSearch } from '#src/sections/articles/ArticleSearch.tsx';
import { LeadArticle } from '#src/sections/articles/LeadArticle.tsx';
import { EmergencyArticleBand } from '#src/sections/articles/EmergencyArticleBand.tsx';
import { NoArticles } from '#src/sections/articles/NoArticles.tsx';
import { ArticleIndex } from '#src/sections/articles/ArticleIndex.tsx';
import { ArticleMosaic } from '#src/sections/articles/ArticleMosaic.tsx';
import { ArticleResults } from '#src/sections/articles/ArticleResults.tsx';
import { CategoryLinks } from '#src/sections/articles/CategoryLinks.tsx';
import { BookingScene } from '#src/features/booking/BookingScene.tsx';
import { BookingSection } from '#src/features/booking/BookingSection.tsx';
import type { Sample } from './GallerySample.ts';

const [first, second, third, fourth] = articleSummaries;
const href = paths.article;

/** The blog's sections. */
export const blog: Sample[] = [
  {
    name: 'ArticleHead',
    section: (
      <ArticleHead article={second} pathname={href(second.id)} minutes={4} phone={brand.phone} />
    ),
  },
  {
    name: 'ArticleBody',
    section: <ArticleBody {...sixSigns} phone={brand.phone} advice={emergency} />,
  },
  { name: 'ArticleComments', section: <ArticleComments comments={sixSigns.comments} /> },
  {
    name: 'ArticleAside',
    section: (
      <ArticleAside
        search={null}
        recent={{ heading: articlePage.recentHeading, articles: [third, fourth] }}
        categories={{
          heading: articlePage.categoriesHeading,
          items: countCategories(articleSummaries),
        }}
        tags={{ heading: articlePage.tagsHeading, items: second.tags }}
        hrefOf={href}
        hrefBy={paths.blogBy}
      />
    ),
  },
  {
    name: 'ArticleSearch',
    section: (
      <ArticleSearch
        label={blogPage.searchLabel}
        example={blogPage.searchExample}
        action={paths.blog}
      />
    ),
  },
  {
    name: 'CategoryLinks',
    section: (
      <CategoryLinks
        label={blogPage.categoriesLabel}
        links={[{ label: blogPage.allCategories, href: paths.blog, current: true }]}
      />
    ),
  },
  { name: 'LeadArticle', section: <LeadArticle article={first} href={href(first.id)} /> },
  {
    name: 'ArticleMosaic',
    section: <ArticleMosaic tall={second} small={[third, fourth]} hrefOf={href} />,
  },
  {
    name: 'EmergencyArticleBand',
    section: (
      <EmergencyArticleBand
        heading="What cannot wait"
        text="Six signs, and whom to call."
        advice={blogPage.emergencyAdvice}
        link={{ label: blogPage.emergencyLink, href: href('six-signs') }}
        picture={articleSummaries[6].picture}
      />
    ),
  },
  {
    name: 'ArticleIndex',
    section: (
      <ArticleIndex heading={blogPage.indexHeading} articles={articleSummaries} hrefOf={href} />
    ),
  },
  {
    name: 'ArticleResults',
    section: (
      <ArticleResults
        heading="2 articles found"
        articles={[third, fourth]}
        hrefOf={href}
        all={{ label: blogPage.allArticles, href: paths.blog }}
      />
    ),
  },
  {
    name: 'NoArticles',
    section: (
      <NoArticles
        {...blogPage.noResults}
        heading="Nothing found"
        bookingHref={bookingHref}
        phone={brand.phone}
        all={{ label: blogPage.allArticles, href: paths.blog }}
      />
    ),
  },
];

/** The booking form in its two layouts. It makes the same calls as on the pages. */
export const booking: Sample[] = [
  {
    name: 'BookingSection',
    section: (
      <BookingSection {...bookingContent} id="gallery-contacts" phone={brand.phone}>
        <ConnectedBookingForm {...bookingForm} variant="full" />
      </BookingSection>
    ),
  },
  {
    name: 'BookingScene',
    section: (
      <BookingScene title={groomingContent.title} {...groomingContent.scene}>
        <ConnectedBookingForm {...bookingForm} variant="simple" />
      </BookingScene>
    ),
  },
];
