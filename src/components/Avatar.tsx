import styles from './Avatar.module.css';

/** A round portrait beside a name. Takes a picture of any shape. Size: `--avatar`. */
export function Avatar({ src, className }: { src: string; className?: string }) {
  return (
    <span className={className ? `${styles.avatar} ${className}` : styles.avatar}>
      <img src={src} alt="" width={96} height={96} loading="lazy" decoding="async" />
    </span>
  );
}
