import { useLocation } from 'react-router-dom';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { portfolio } from '#src/content/portfolio.ts';
import { ContactBand } from '#src/sections/contact/ContactBand.tsx';
import { GalleryRail } from '#src/sections/media/GalleryRail.tsx';
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
        <GalleryRail frames={upper} first />
      </div>
      <div className={styles.wall} data-wall="lower">
        <GalleryRail frames={lower} />
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
