import { bookingHref, paths } from '#src/config/paths.ts';
import { blogPage } from '#src/content/blogPage.ts';
import { brand } from '#src/content/brand.ts';
import { bookingContent, groomingContent, bookingForm } from '#src/content/booking.ts';
import { articleSummaries } from '#src/content/articleSummaries.ts';
import { ConnectedBookingForm } from '#src/features/booking/ConnectedBookingForm.tsx';
import { ArticleHead } from '#src/sections/articles/ArticleHead.tsx';
import { ArticleSearch } from '#src/sections/articles/ArticleSearch.tsx';
import { LeadArticle } from '#src/sections/articles/LeadArticle.tsx';
import { EmergencyArticleBand } from '#src/sections/articles/EmergencyArticleBand.tsx';
import { NoArticles } from '#src/sections/articles/NoArticles.tsx';
import { ArticleIndex } from '#src/sections/articles/ArticleIndex.tsx';
import { ArticleMosaic } from '#src/sections/articles/ArticleMosaic.tsx';
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
        label={blogPage.topicsLabel}
        links={[{ label: blogPage.allTopics, href: paths.blog, current: true }]}
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
        text="Six signs, and whom to ring."
        link={{ label: blogPage.nightLink, href: href('six-signs') }}
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
    name: 'NoArticles',
    section: (
      <NoArticles
        {...blogPage.nothing}
        heading="Nothing found"
        bookingHref={bookingHref}
        phone={brand.phone}
        all={{ label: blogPage.allArticles, href: paths.blog }}
      />
    ),
  },
];

/** The booking form in its two rooms; it makes the calls it makes everywhere. */
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
      <BookingScene title={groomingContent.title} {...groomingContent.room}>
        <ConnectedBookingForm {...bookingForm} variant="simple" />
      </BookingScene>
    ),
  },
];
