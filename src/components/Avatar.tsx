import styles from './Avatar.module.css';

/** A face in a circle, beside the name it belongs to. Takes a portrait of any shape; size: `--avatar`. */
export function Avatar({ src, className }: { src: string; className?: string }) {
  return (
    <span className={className ? `${styles.avatar} ${className}` : styles.avatar}>
      <img src={src} alt="" width={96} height={96} loading="lazy" decoding="async" />
    </span>
  );
}
