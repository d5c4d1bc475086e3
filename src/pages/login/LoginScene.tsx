import { PictureImage } from '#src/components/PictureImage.tsx';
import { loginScene } from '#content/pages/login.ts';
import styles from './LoginScene.module.css';

/** A decorative picture beside the login form, hidden from screen readers. */
export function LoginScene() {
  return (
    <div className={styles.panel} aria-hidden>
      <div className={styles.scene}>
        <div className={styles.window} />
        <div className={styles.sill} />
        <PictureImage picture={loginScene.cat} className={styles.cat} />
        <PictureImage picture={loginScene.vet} frame="arch" className={styles.vet} />
      </div>
    </div>
  );
}
