import { brand } from '#content/brand.ts';
import { allArticles, noResults } from '#content/pages/blog.ts';
import { bookVisit } from '#content/parts/header.ts';
import { EmergencyAdvice } from '#src/business/emergency/EmergencyAdvice.tsx';
import { LinkActions } from '#src/components/layout/Actions.tsx';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { phoneAction } from '#src/components/PhoneNumber.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { StandaloneLink } from '#src/components/SiteLink.tsx';
import { bookingHref, paths } from '#src/config/paths.ts';
import styles from './BlogResults.module.css';

/** No results: offers phone, booking form and emergency help. */
export function NoArticles({ heading }: { heading: string }) {
  return (
    <Section ground="page" space="close">
      <Grid wrap gap={8} align="end">
        <div className={styles.text} data-columns="1-7">
          <SectionTitle className="breaks">{heading}</SectionTitle>
          <p className="lead">{noResults.text}</p>
          <LinkActions
            links={[phoneAction(brand.phone), { label: bookVisit, href: bookingHref }]}
            className={styles.links}
          />
          <h3>{noResults.emergency}</h3>
          <div>
            <EmergencyAdvice />
          </div>
          <p>
            <StandaloneLink href={paths.blog}>{allArticles}</StandaloneLink>
          </p>
        </div>
        <div data-columns="8-12">
          <PictureImage picture={noResults.picture} className={styles.picture} />
        </div>
      </Grid>
    </Section>
  );
}
