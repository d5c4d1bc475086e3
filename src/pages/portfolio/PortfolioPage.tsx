import { useLocation } from 'react-router-dom';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { portfolio } from '#src/content/portfolioPage.ts';
import { ContactBand } from '#src/sections/contact/ContactBand.tsx';
import { PortfolioGallery } from '#src/sections/media/PortfolioGallery.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import styles from './PortfolioPage.module.css';

/** /portfolio: the gallery wall by the reception desk. */
export function Component() {
  const { pathname } = useLocation();
  const [upper, lower] = portfolio.rails;
  return (
    <>
      <PageMeta title={portfolio.title} description={portfolio.description} />
      <PageHead
        wall="mint"
        pathname={pathname}
        title={portfolio.heading}
        lead={portfolio.lead}
        className={styles.head}
      />
      <div className={styles.wall}>
        <PortfolioGallery frames={upper} first />
      </div>
      <div className={styles.wall} data-wall="lower">
        <PortfolioGallery frames={lower} />
        <div className={styles.visitors}>
          {portfolio.visitors.map((picture) => (
            <PictureImage key={picture.src} picture={picture} />
          ))}
        </div>
      </div>
      <ContactBand {...portfolio.ask} />
    </>
  );
}
