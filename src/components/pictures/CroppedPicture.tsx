import type { Picture } from '#src/domain/contentTypes.ts';
import { PictureImage } from './PictureImage.tsx';
import styles from './CroppedPicture.module.css';

interface CroppedPictureProps {
  picture: Picture;
  className?: string;
  ground?: string;
  eager?: boolean;
}

export function CroppedPicture({ picture, className = '', ground, eager }: CroppedPictureProps) {
  return (
    <div className={`${styles.shape} ${className}`.trimEnd()} data-ground={ground}>
      <PictureImage picture={picture} eager={eager} />
    </div>
  );
}
