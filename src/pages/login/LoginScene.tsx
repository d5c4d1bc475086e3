import { PictureImage } from '#src/components/PictureImage.tsx';
import { login } from '#content/pages/login.yaml';
import styles from './LoginScene.module.css';

/** A decorative picture beside the login form, hidden from screen readers. */
export function LoginScene() {
  return (
    <div className={styles.panel} aria-hidden>
      <PictureImage picture={login.loginScene} className={styles.scene} />
    </div>
  );
}
