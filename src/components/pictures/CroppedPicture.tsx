import type { Picture } from '#src/domain/contentTypes.ts';
import { PictureImage } from './PictureImage.tsx';
import styles from './CroppedPicture.module.css';

interface CroppedPictureProps {
  picture: Picture;
  /** Its shape. */
  className?: string;
  /** The colour behind it. */
  ground?: string;
  /** Part of the first screen: the picture is loaded at once. */
  eager?: boolean;
}

/** A picture that fills a given shape, cut where it does not fit. */
export function CroppedPicture({ picture, className = '', ground, eager }: CroppedPictureProps) {
  return (
    <div className={`${styles.shape} ${className}`.trimEnd()} data-ground={ground}>
      <PictureImage picture={picture} eager={eager} />
    </div>
  );
}
