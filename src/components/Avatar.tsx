import type { PictureSource } from '#src/domain/contentTypes.ts';
import { PictureImage } from './PictureImage.tsx';
import styles from './Avatar.module.css';

/** A round portrait beside a name. Takes a picture of any shape. Size: `--avatar`. */
export function Avatar({ src, className }: { src: PictureSource; className?: string }) {
  return (
    <span className={className ? `${styles.avatar} ${className}` : styles.avatar}>
      <PictureImage picture={{ src, width: 96, height: 96, alt: '' }} sizes="64px" />
    </span>
  );
}
