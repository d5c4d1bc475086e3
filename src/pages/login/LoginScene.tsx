import cat from '#src/assets/pictures/scenes/cat-bare.svg';
import vet from '#src/assets/pictures/scenes/vet-bare.svg';
import styles from './LoginScene.module.css';

/** The front desk's wall: the cat in the window, the vet beside it. For the eye only. */
export function LoginScene() {
  return (
    <div className={styles.panel} aria-hidden>
      <div className={styles.scene}>
        <div className={styles.window} />
        <div className={styles.sill} />
        <img className={styles.cat} src={cat} alt="" width={340} height={420} />
        <img className={styles.vet} src={vet} alt="" width={360} height={560} />
      </div>
    </div>
  );
}
