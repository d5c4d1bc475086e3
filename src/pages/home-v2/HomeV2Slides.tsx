import * as homeV2 from '#content/pages/homeV2.ts';
import { teasersOf } from '#src/records/teasersOf.ts';
import { vetCards, vetOf } from '#src/records/vetRecords.ts';
import { ArticleSlides } from '#src/sections/articles/ArticleSlides.tsx';
import { BrandSlides } from '#src/sections/media/BrandSlides.tsx';
import { PatientTestimonialSlides } from '#src/sections/people/PatientTestimonialSlides.tsx';
import { TeamSlides } from '#src/sections/people/TeamSlides.tsx';

export function Partners() {
  return <BrandSlides {...homeV2.partners} />;
}

export function VetsOnDuty() {
  return <TeamSlides vets={vetCards(homeV2.vetsOnDuty.vets.map(vetOf))} />;
}

export function Reviews() {
  return <PatientTestimonialSlides {...homeV2.reviews} />;
}

export function Articles() {
  return <ArticleSlides articles={teasersOf(homeV2.articles.articles)} />;
}
