import { bookingHref, paths } from '#src/config/paths.ts';
import { blogPage } from '#content/pages/blog.yaml';
import { brand } from '#content/brand.yaml';
import { emergency } from '#src/content/emergency.ts';
import { hours } from '#src/content/hours.ts';
import { booking as words } from '#content/pages/booking.yaml';
import { bookingForm } from '#src/content/bookingForm.ts';
import { bookingSetup } from '#src/content/bookingSetup.ts';
import { articlePage } from '#content/pages/article.yaml';
import teeth from '#content/pictures/blog/blog-teeth.svg';
import face from '#content/pictures/people/avatar-neutral.svg';
import {
  type ArticleSummary,
  blogFront,
  countCategories,
  type TextBlock,
} from '#src/domain/articles.ts';
import { ConnectedBookingForm } from '#src/features/booking/ConnectedBookingForm.tsx';
import { ArticleAside } from '#src/sections/articles/ArticleAside.tsx';
import { ArticleComments } from '#src/sections/articles/ArticleComments.tsx';
import { ArticleHead } from '#src/sections/articles/ArticleHead.tsx';
import { ArticleSearch } from '#src/sections/articles/ArticleSearch.tsx';
import { LeadArticle } from '#src/sections/articles/LeadArticle.tsx';
import { NoArticles } from '#src/sections/articles/NoArticles.tsx';
import { ArticleIndex } from '#src/sections/articles/ArticleIndex.tsx';
import { ArticleMosaic } from '#src/sections/articles/ArticleMosaic.tsx';
import { ArticleResults } from '#src/sections/articles/ArticleResults.tsx';
import { Prose } from '#src/sections/articles/Prose.tsx';
import { CategoryLinks } from '#src/sections/articles/CategoryLinks.tsx';
import { BookingScene } from '#src/features/booking/BookingScene.tsx';
import { BookingSection } from '#src/features/booking/BookingSection.tsx';
import type { Sample } from './GallerySample.ts';

const href = paths.article;
const author = { name: 'Dr Sample', picture: face };
const picture = { src: teeth, width: 480, height: 360, alt: '' };

const article: ArticleSummary = {
  id: 'sample',
  title: 'The title of an article',
  shortTitle: 'An article',
  subtitle: 'What it is about, in one sentence.',
  author,
  date: '2026-11-12',
  category: 'Teeth',
  tags: ['teeth', 'dogs'],
  picture,
};

const articles = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...article, id }));

const comments = [
  { author, date: '2026-11-13', text: 'What a reader says.' },
  { author, date: '2026-11-14', text: 'What the vet answers.', reply: true },
];

const everyBlock: TextBlock[] = [
  { kind: 'heading', level: 2, text: 'A heading' },
  {
    kind: 'text',
    text: [
      'A paragraph with ',
      { kind: 'strong', text: 'bold' },
      ' and ',
      { kind: 'em', text: 'italic' },
      ' words and ',
      { kind: 'link', href: paths.about, text: 'a link' },
      '.',
    ],
  },
  { kind: 'heading', level: 3, text: 'A smaller heading' },
  { kind: 'list', items: ['One thing', 'Another thing'] },
  {
    kind: 'steps',
    items: [
      [{ kind: 'strong', text: 'First.' }, ' What is done first.'],
      'What is done after that.',
    ],
  },
  { kind: 'quote', text: 'A sentence worth large letters.' },
  { kind: 'figure', picture, caption: 'What the picture shows.' },
  {
    kind: 'note',
    title: 'Good to know',
    blocks: [
      { kind: 'text', text: 'Something beside the point.' },
      { kind: 'list', items: ['A list of it'] },
    ],
  },
  {
    kind: 'call',
    title: 'Call us the same day if',
    blocks: [{ kind: 'list', items: ['your pet does not eat', 'your pet does not drink'] }],
  },
];

/** The blog's sections. */
export const blog: Sample[] = [
  {
    name: 'ArticleHead',
    section: (
      <ArticleHead
        article={article}
        pathname={href(article.id)}
        minutes={4}
        phone={{ ...brand.phone, hours: hours.support }}
      />
    ),
  },
  {
    name: 'Prose',
    section: (
      <Prose
        opening="The first paragraph is set larger than the others."
        blocks={everyBlock}
        phone={brand.phone}
        advice={emergency}
      />
    ),
  },
  { name: 'ArticleComments', section: <ArticleComments comments={comments} /> },
  {
    name: 'ArticleAside',
    section: (
      <ArticleAside
        search={null}
        recent={{ heading: articlePage.recentHeading, articles: articles.slice(0, 2) }}
        categories={{
          heading: articlePage.categoriesHeading,
          items: countCategories(articles),
        }}
        tags={{ heading: articlePage.tagsHeading, items: article.tags }}
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
  { name: 'LeadArticle', section: <LeadArticle article={article} href={href(article.id)} /> },
  {
    name: 'ArticleMosaic',
    section: <ArticleMosaic {...blogFront(articles).row!} hrefOf={href} />,
  },
  {
    name: 'ArticleIndex',
    section: <ArticleIndex heading={blogPage.indexHeading} articles={articles} hrefOf={href} />,
  },
  {
    name: 'ArticleResults',
    section: (
      <ArticleResults
        heading="2 articles found"
        articles={articles.slice(0, 2)}
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
        emergency={emergency}
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
      <BookingSection {...words.bookingContent} id="gallery-contacts" phone={brand.phone}>
        <ConnectedBookingForm {...bookingForm} setup={bookingSetup} variant="full" />
      </BookingSection>
    ),
  },
  {
    name: 'BookingScene',
    section: (
      <BookingScene title={words.groomingContent.title} {...words.groomingContent.scene}>
        <ConnectedBookingForm {...bookingForm} setup={bookingSetup} variant="simple" />
      </BookingScene>
    ),
  },
];
