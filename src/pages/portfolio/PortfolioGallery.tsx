import { CroppedPicture } from '#src/components/pictures/CroppedPicture.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './PortfolioSections.module.css';

export interface PortfolioStory {
  title: string;
  text: string;
  picture: Picture;
  /** 4:3, a 4:5 arch, a circle, or a soft round shape. */
  shape: 'wide' | 'arch' | 'round' | 'pebble';
  /** A person without background, never cropped. */
  isFigure?: true;
  ground?: 'sky' | 'wash';
  teller?: Link;
}

interface PortfolioGalleryProps {
  /** Three fit in a row. */
  stories: PortfolioStory[];
  /** Before a story's teller. */
  toldBy: string;
  eager?: boolean;
}

/** A row of patients' stories in frames on a picture rail, on the section's background. */
export function PortfolioGallery({ stories, toldBy, eager }: PortfolioGalleryProps) {
  return (
    <div className={styles.gallery}>
      <ul className={`wrap ${styles.frames}`}>
        {stories.map(({ title, text, picture, shape, isFigure, ground = 'wash', teller }) => (
          <li key={title} data-shape={shape} data-figure={isFigure}>
            <CroppedPicture
              picture={picture}
              ground={ground}
              eager={eager}
              className={styles.frame}
            />
            <h2>{title}</h2>
            <p>{text}</p>
            {teller && (
              <p className={`small ${styles.teller}`}>
                {toldBy} <SiteLink href={teller.href}>{teller.label}</SiteLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
