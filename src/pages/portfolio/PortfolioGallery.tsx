import type { Link } from '#src/domain/contentTypes.ts';
import type { Picture } from '#src/domain/contentTypes.ts';
import { CroppedPicture } from '#src/components/pictures/CroppedPicture.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import * as messages from './messages.tsx';
import styles from './PortfolioGallery.module.css';

export interface PortfolioStory {
  title: string;
  text: string;
  picture: Picture;
  /** The shape of the frame: 4:3, an arch of 4:5, a circle, or a soft round shape. */
  shape: 'wide' | 'arch' | 'round' | 'pebble';
  /** A person without a background, never cropped. */
  isFigure?: true;
  ground?: 'sky' | 'wash';
  toldBy?: Link;
}

interface PortfolioGalleryProps {
  /** Three fit in a row. */
  stories: PortfolioStory[];
  /** Loads the pictures at once, for the first screen. */
  eager?: boolean;
}

/** One row of stories about patients, in frames of different shapes that hang from a picture rail. The surrounding section sets the background. */
export function PortfolioGallery({ stories, eager }: PortfolioGalleryProps) {
  return (
    <div className={styles.gallery}>
      <ul className={`wrap ${styles.frames}`}>
        {stories.map(({ title, text, picture, shape, isFigure, ground = 'wash', toldBy }) => (
          <li key={title} data-shape={shape} data-figure={isFigure}>
            <CroppedPicture
              picture={picture}
              ground={ground}
              eager={eager}
              className={styles.frame}
            />
            <h2>{title}</h2>
            <p>{text}</p>
            {toldBy && (
              <p className={`small ${styles.teller}`}>
                {messages.toldBy(<SiteLink href={toldBy.href}>{toldBy.label}</SiteLink>)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
