import drawing from '#content/pictures/scenes/login.svg';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import styles from './LoginScene.module.css';

const scene = { src: drawing, width: 2000, height: 1100, alt: '' };

export function LoginScene() {
  return (
    <div className={styles.panel} aria-hidden>
      <PictureImage picture={scene} className={styles.scene} />
    </div>
  );
}
