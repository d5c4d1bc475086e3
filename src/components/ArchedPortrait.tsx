import type { Picture } from '#src/domain/contentTypes.ts';
import { PictureImage } from './PictureImage.tsx';
import styles from './ArchedPortrait.module.css';

interface ArchedPortraitProps {
  picture: Picture;
  /** The colour behind the figure: neither the wall's nor the coat's. */
  ground?: 'mint' | 'mint-2' | 'sky' | 'sky-2' | 'wash';
  /** The board under the frame; its foot is where the wall meets the floor. */
  sill?: boolean;
  /** Part of the first screen: fetched at once. */
  first?: boolean;
  className?: string;
}

/** An arched window with a cream frame: somebody stands behind it. Size and frame: `--portrait-frame`. */
export function ArchedPortrait({
  picture,
  ground = 'wash',
  sill = true,
  first,
  className,
}: ArchedPortraitProps) {
  return (
    <span className={className ? `${styles.window} ${className}` : styles.window}>
      <span className={styles.pane} data-ground={ground}>
        <PictureImage picture={picture} first={first} className={styles.figure} />
      </span>
      {sill && <span className={styles.sill} />}
    </span>
  );
}
