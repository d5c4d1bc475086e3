import { PictureImage } from '#src/components/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { GalleryFrame } from '#src/domain/pageContent.ts';
import styles from './PortfolioGallery.module.css';

interface PortfolioGalleryProps {
  /** Three fit on a rail. */
  frames: GalleryFrame[];
  /** On the first screen: their pictures are fetched at once. */
  first?: boolean;
}

/** Frames of unlike shapes on wires from a picture rail. It hangs on the wall of whatever holds it. */
export function PortfolioGallery({ frames, first }: PortfolioGalleryProps) {
  return (
    <div className={styles.wall}>
      <ul className={`wrap ${styles.frames}`}>
        {frames.map(({ title, text, picture, shape, focus, ground, teller }) => (
          <li key={title} data-shape={shape}>
            <div className={styles.frame} data-focus={focus} data-ground={ground}>
              <PictureImage picture={picture} first={first} />
            </div>
            <h2>{title}</h2>
            <p>{text}</p>
            <p className={styles.teller}>
              Told by <SiteLink href={teller.href}>{teller.label}</SiteLink>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
