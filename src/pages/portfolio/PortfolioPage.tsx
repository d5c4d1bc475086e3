import { useLocation } from 'react-router-dom';
import { Section } from '#src/components/Section.tsx';
import { portfolioPage } from '#src/content/portfolioPage.ts';
import { ContactBand } from '#src/sections/contact/ContactBand.tsx';
import { PortfolioGallery } from '#src/sections/media/PortfolioGallery.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import styles from './PortfolioPage.module.css';

/** /portfolio: stories of patients, told by the vets. */
export function Component() {
  const { pathname } = useLocation();
  const [firstRow, secondRow] = portfolioPage.rows;
  return (
    <>
      <PageMeta title={portfolioPage.title} description={portfolioPage.description} />
      <PageHead
        ground="mint"
        pathname={pathname}
        title={portfolioPage.heading}
        lead={portfolioPage.lead}
        foot="small"
      />
      <Section as="div" ground="mint" space="none" className={styles.firstRow}>
        <PortfolioGallery stories={firstRow} eager />
      </Section>
      <Section as="div" ground="sky" space="none" className={styles.secondRow}>
        <PortfolioGallery stories={secondRow} />
      </Section>
      <ContactBand {...portfolioPage.contact} />
    </>
  );
}
