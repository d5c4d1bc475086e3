import { loginScene } from '#src/content/login.ts';
import styles from './LoginScene.module.css';

/** A decorative picture beside the login form, hidden from screen readers. */
export function LoginScene() {
  return (
    <div className={styles.panel} aria-hidden>
      <div className={styles.scene}>
        <div className={styles.window} />
        <div className={styles.sill} />
        <img className={styles.cat} {...loginScene.cat} alt="" />
        <img className={styles.vet} {...loginScene.vet} alt="" />
      </div>
    </div>
  );
}
