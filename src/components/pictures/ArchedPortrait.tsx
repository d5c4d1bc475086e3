import type { Picture } from '#src/domain/contentTypes.ts';
import { PictureImage } from './PictureImage.tsx';
import styles from './ArchedPortrait.module.css';

interface ArchedPortraitProps {
  picture: Picture;
  ground: 'mint' | 'mint-2' | 'sky' | 'sky-2' | 'wash';
  eager?: boolean;
  className?: string;
}

export function ArchedPortrait({ picture, ground, eager, className = '' }: ArchedPortraitProps) {
  return (
    <span className={`${styles.window} ${className}`.trimEnd()}>
      <span className={styles.pane} data-ground={ground}>
        <PictureImage picture={picture} eager={eager} className={styles.figure} />
      </span>
      <span className={styles.sill} />
    </span>
  );
}
