import { bookingHref, paths } from '#src/config/paths.ts';
import { blogPage } from '#src/content/blog.ts';
import { brand } from '#src/content/brand.ts';
import { bookingContent, groomingContent } from '#src/content/booking.ts';
import { postSummaries } from '#src/content/postSummaries.ts';
import { AppointmentBooking } from '#src/pages/shared/AppointmentBooking.tsx';
import { ArticleHead } from '#src/sections/blog/ArticleHead.tsx';
import { ArticleSearch } from '#src/sections/blog/ArticleSearch.tsx';
import { BlogLead } from '#src/sections/blog/BlogLead.tsx';
import { NightBand } from '#src/sections/blog/NightBand.tsx';
import { NoPosts } from '#src/sections/blog/NoPosts.tsx';
import { PostIndex } from '#src/sections/blog/PostIndex.tsx';
import { PostMosaic } from '#src/sections/blog/PostMosaic.tsx';
import { TopicLinks } from '#src/sections/blog/TopicLinks.tsx';
import { BookingRoom } from '#src/sections/booking/BookingRoom.tsx';
import { BookingSection } from '#src/sections/booking/BookingSection.tsx';
import type { Sample } from './Sample.ts';

const [first, second, third, fourth] = postSummaries;
const href = paths.blogPost;

/** The blog's sections. */
export const blog: Sample[] = [
  {
    name: 'ArticleHead',
    section: (
      <ArticleHead post={second} pathname={href(second.id)} minutes={4} phone={brand.phone} />
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
    name: 'TopicLinks',
    section: (
      <TopicLinks
        label={blogPage.topicsLabel}
        links={[{ label: blogPage.allTopics, href: paths.blog, current: true }]}
      />
    ),
  },
  { name: 'BlogLead', section: <BlogLead post={first} href={href(first.id)} /> },
  {
    name: 'PostMosaic',
    section: <PostMosaic tall={second} small={[third, fourth]} hrefOf={href} />,
  },
  {
    name: 'NightBand',
    section: (
      <NightBand
        heading="What cannot wait"
        text="Six signs, and whom to ring."
        link={{ label: blogPage.nightLink, href: href('six-signs') }}
        picture={postSummaries[6].picture}
      />
    ),
  },
  {
    name: 'PostIndex',
    section: <PostIndex heading={blogPage.indexHeading} posts={postSummaries} hrefOf={href} />,
  },
  {
    name: 'NoPosts',
    section: (
      <NoPosts
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
        <AppointmentBooking variant="full" />
      </BookingSection>
    ),
  },
  {
    name: 'BookingRoom',
    section: (
      <BookingRoom title={groomingContent.title} {...groomingContent.room}>
        <AppointmentBooking variant="simple" />
      </BookingRoom>
    ),
  },
];
