import * as landing from '#content/pages/landing.ts';
import { articles } from '#content/pages/landingAbout.ts';
import { vets } from '#content/vets.ts';
import { teasersOf } from '#src/records/teasersOf.ts';
import { vetCards } from '#src/records/vetRecords.ts';
import { ArticleSlides } from '#src/sections/articles/ArticleSlides.tsx';
import { TestimonialSlides } from '#src/sections/people/TestimonialSlides.tsx';
import { VetSlides } from '#src/sections/people/VetSlides.tsx';

export function LandingVets() {
  return <VetSlides vets={vetCards(vets)} />;
}

export function LandingReviews() {
  return <TestimonialSlides {...landing.testimonials} />;
}

export function LandingArticles() {
  return <ArticleSlides articles={teasersOf(articles)} />;
}
