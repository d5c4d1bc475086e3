import { PictureImage } from '#src/components/PictureImage.tsx';
import { loginScene } from '#content/pages/login.ts';
import styles from './LoginScene.module.css';

/** A decorative picture beside the login form, hidden from screen readers. */
export function LoginScene() {
  return (
    <div className={styles.panel} aria-hidden>
      <PictureImage picture={loginScene} className={styles.scene} />
    </div>
  );
}
