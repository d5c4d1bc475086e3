import * as portfolio from '#content/pages/portfolio.ts';
import { vetOf } from '#src/business/vetRecords.ts';
import { Section } from '#src/components/layout/Section.tsx';
import { paths } from '#src/config/paths.ts';
import { ContactBand } from '#src/sections/contact/ContactBand.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { PortfolioGallery } from './PortfolioGallery.tsx';
import styles from './PortfolioSections.module.css';

const stories = portfolio.stories.map(({ vet, ...story }) => ({
  ...story,
  teller: { label: vetOf(vet).name, href: paths.vet(vet) },
}));
const half = Math.ceil(stories.length / 2);

export function PortfolioSections() {
  return (
    <>
      <PageHead title={portfolio.heading} lead={portfolio.lead} foot="small" />
      <Section as="div" ground="mint" space="none" className={styles.row}>
        <PortfolioGallery stories={stories.slice(0, half)} toldBy={portfolio.toldBy} eager />
      </Section>
      <Section as="div" ground="sky" space="none" className={styles.row}>
        <PortfolioGallery stories={stories.slice(half)} toldBy={portfolio.toldBy} />
      </Section>
      <ContactBand {...portfolio.contact} ground="page" />
    </>
  );
}
