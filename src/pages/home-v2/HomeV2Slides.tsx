import * as homeV2 from '#content/pages/homeV2.ts';
import { teasersOf } from '#src/business/teasersOf.ts';
import { vetCard, vetOf } from '#src/business/vetRecords.ts';
import { CardLink } from '#src/components/Card.tsx';
import { Slides } from '#src/components/carousel/Slides.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { ArticleSlides } from '#src/sections/articles/ArticleSlides.tsx';
import { ReviewText } from '#src/sections/people/ReviewText.tsx';
import type { VetCard } from '#src/sections/people/VetSlides.tsx';
import brands from './Brands.module.css';
import reviews from './PatientTestimonials.module.css';
import team from './VetsOnDuty.module.css';

/** Children of Brands. */
export function BrandSlides() {
  return (
    <Slides
      className={brands.slide}
      slides={homeV2.partners.brands.map(({ name, picture }) => ({
        label: name,
        content: <PictureImage picture={picture} className={brands.brand} />,
      }))}
    />
  );
}

/** Children of VetsOnDuty. */
export function VetsOnDutySlides() {
  const vets = homeV2.vetsOnDuty.vets.map((id) => vetCard(vetOf(id)));
  return <Slides slides={vets.map((vet) => ({ label: vet.name, content: <Vet {...vet} /> }))} />;
}

function Vet({ name, specialities, figure, href }: VetCard) {
  return (
    <article className={team.vet}>
      <PictureImage picture={figure} className={team.figure} />
      <div className={team.text}>
        <h3>
          <CardLink quiet href={href}>
            {name}
          </CardLink>
        </h3>
        <p>{specialities}</p>
      </div>
    </article>
  );
}

/** Children of PatientTestimonials. */
export function PatientTestimonialSlides() {
  return (
    <Slides
      className={reviews.slide}
      slides={homeV2.reviews.testimonials.map((review) => ({
        label: review.author,
        content: (
          <figure className={reviews.review}>
            <ReviewText {...review} />
          </figure>
        ),
      }))}
    />
  );
}

export function HomeV2ArticleSlides() {
  return <ArticleSlides articles={teasersOf(homeV2.articles.articles)} />;
}
