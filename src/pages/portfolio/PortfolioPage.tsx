import { useLocation } from 'react-router-dom';
import { PictureImage } from '#src/components/PictureImage.tsx';
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
        tone="mint"
        pathname={pathname}
        title={portfolioPage.heading}
        lead={portfolioPage.lead}
        className={styles.head}
      />
      <div className={styles.wall}>
        <PortfolioGallery stories={firstRow} eager />
      </div>
      <div className={styles.wall} data-wall="lower">
        <PortfolioGallery stories={secondRow} />
        <div className={styles.visitors}>
          {portfolioPage.sittingPets.map((picture) => (
            <PictureImage key={picture.src} picture={picture} />
          ))}
        </div>
      </div>
      <ContactBand {...portfolioPage.contact} />
    </>
  );
}
